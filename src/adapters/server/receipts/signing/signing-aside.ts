import type { Worker } from 'node:worker_threads';
import { isBuilt, startThread } from '#adapters/server/threads.ts';
import type { SigningTask, SigningTasks } from './signing-tasks.ts';

const program = 'receipts/signing/signing-worker';

/** What the thread is sent, and what it answers. */
export interface SigningOrder {
  readonly id: number;
  readonly task: SigningTask;
  readonly given: never;
}

export interface SigningAnswer {
  readonly id: number;
  readonly value: unknown;
  /** What went wrong; null: nothing. */
  readonly failure: string | null;
}

interface Waiting {
  readonly done: (value: never) => void;
  readonly failed: (reason: Error) => void;
}

/** Milliseconds after which a thread that nobody asks for anything is let go. */
const idleMs = 30_000;

/**
 * Does signing tasks in a thread of its own, which comes with the first and goes when there is nothing to do: the libraries alone take
 * longer to load than any visitor should wait. From the source, where a thread takes a second to start, they are done here.
 */
export class SigningAside {
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | null = null;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @param inThread whether there is a thread at all. */
  constructor(private readonly inThread: boolean = isBuilt(program)) {}

  async run<T extends SigningTask>(task: T, given: SigningTasks[T][0]): Promise<SigningTasks[T][1]> {
    if (!this.inThread) {
      const { doSigningTask } = await import('./signing-tasks.ts');
      return doSigningTask(task, given);
    }
    if (this.#idle !== null) clearTimeout(this.#idle);
    const thread = (this.#thread ??= this.#start());
    thread.ref();
    return new Promise((done, failed) => {
      const id = (this.#lastId += 1);
      this.#waiting.set(id, { done, failed });
      thread.postMessage({ id, task, given });
    });
  }

  #start(): Worker {
    const thread = startThread(program, { name: 'signing' });
    let reason = new Error('The thread that signs ended');
    thread.on('message', ({ id, value, failure }: SigningAnswer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (failure === null) waiting?.done(value as never);
      else waiting?.failed(new Error(failure));
      if (this.#waiting.size === 0) this.#rest(thread);
    });
    thread.on('error', (error) => (reason = error as Error));
    thread.on('exit', () => {
      if (this.#thread !== thread) return;
      this.#thread = null;
      for (const { failed } of this.#waiting.values()) failed(reason);
      this.#waiting.clear();
    });
    return thread;
  }

  #rest(thread: Worker): void {
    // Only a task under way keeps the process alive.
    thread.unref();
    this.#idle = setTimeout(() => {
      if (this.#waiting.size === 0) {
        this.#thread = null;
        void thread.terminate();
      }
    }, idleMs);
    this.#idle.unref();
  }
}
