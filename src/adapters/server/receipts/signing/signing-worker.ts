import { parentPort } from 'node:worker_threads';
import type { SigningAnswer, SigningOrder } from './signing-aside.ts';
import { doSigningTask } from './signing-tasks.ts';

/** A thread that reads certificates and signs what it is sent. */
const port = parentPort;
if (port === null) throw new Error('The signing worker runs as a thread of its own');

async function answer({ id, task, given }: SigningOrder): Promise<void> {
  const message: SigningAnswer = await doSigningTask(task, given).then(
    (value) => ({ id, value, failure: null }),
    (error: unknown) => ({ id, value: null, failure: String(error) }),
  );
  port?.postMessage(message);
}

port.on('message', (order: SigningOrder) => void answer(order));
