import { parentPort, workerData } from 'node:worker_threads';
import type { DrawingAnswer, DrawingOrder } from './drawings-by-workers.ts';
import { isCover } from './drawings.ts';
import { paintCover } from './drawn-cover.ts';
import { DrawnFiles } from './drawn-files.ts';
import { layOut, drawingName, paintDrawing } from './drawn-page.ts';

/** A thread that draws what it is sent, or finds it among what was drawn before. */
const port = parentPort;
if (port === null) throw new Error('The drawing worker runs as a thread of its own');

const files = new DrawnFiles((workerData as { readonly folder: string }).folder);
const tidiesEvery = 60 * 60 * 1000;
/** Documents between two times of tidying, so that a busy hour does not fill the disk. */
const tidiesAfter = 100;
let sinceTidied = 0;

// What goes wrong with what is kept spoils no drawing: without it everything is drawn anew.
const tidy = (): void => {
  sinceTidied = 0;
  void files.tidy(new Date()).catch(() => undefined);
};

async function bytesOf({ task }: DrawingOrder): Promise<Uint8Array> {
  if (isCover(task)) return paintCover(task);
  const laidOut = layOut(task);
  const name = drawingName(laidOut);
  const known = await files.find(name, new Date());
  if (known !== null) return known;
  const bytes = await paintDrawing(laidOut);
  await files.keep(name, bytes).catch(() => undefined);
  sinceTidied += 1;
  if (sinceTidied >= tidiesAfter) tidy();
  return bytes;
}

async function answer(order: DrawingOrder): Promise<void> {
  const { id } = order;
  let message: DrawingAnswer;
  try {
    // A copy of its own: a small one may share its memory with others, and then cannot be handed over.
    message = { id, bytes: new Uint8Array(await bytesOf(order)), failure: null };
  } catch (error) {
    message = { id, bytes: null, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  port?.postMessage(message, message.bytes === null ? [] : [message.bytes.buffer as ArrayBuffer]);
}

tidy();
setInterval(tidy, tidiesEvery).unref();
port.on('message', (order: DrawingOrder) => void answer(order));
