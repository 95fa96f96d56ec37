import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { startThread } from '#adapters/server/threads.ts';
import { Drawings, type DrawingTask, isCover, TooManyDrawings } from './drawings.ts';

/** What a worker is sent. */
export interface DrawingOrder {
  readonly id: number;
  readonly task: DrawingTask;
}

/** What it answers: bytes, or what went wrong. */
export type DrawingAnswer =
  | { readonly id: number; readonly bytes: Uint8Array; readonly failure: null }
  | { readonly id: number; readonly bytes: null; readonly failure: string };

interface Job extends DrawingOrder {
  readonly done: (bytes: Uint8Array) => void;
  readonly failed: (reason: Error) => void;
}

export interface DrawingLimits {
  /** Threads at most; the main thread keeps a core for itself. */
  readonly threads: number;
  /** Documents that wait for a thread at most. */
  readonly waiting: number;
  /** Milliseconds after which a thread that runs and has not answered is given up. */
  readonly patience: number;
}

const usualLimits: DrawingLimits = {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 100,
  patience: 60_000,
};

/**
 * Draws in threads of their own, so that nobody else waits for a page to be drawn, and keeps what was drawn in a folder. What is
 * asked for several times at once is drawn once. Threads come with the first drawing; one that dies is replaced. Covers go before
 * documents, and none is refused: there are no more than products.
 */
export class DrawingsByWorkers extends Drawings {
  readonly #limits: DrawingLimits;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  /** Threads that do not run yet. */
  readonly #starting = new Set<Worker>();
  readonly #waitingCovers: Job[] = [];
  readonly #waiting: Job[] = [];
  readonly #asked = new Map<string, Promise<Uint8Array>>();
  #lastId = 0;
  #isClosed = false;

  /** `folder`: where documents are kept. */
  constructor(
    private readonly folder: string,
    limits: Partial<DrawingLimits> = {},
    /** What draws; null: the school's own program. */
    private readonly file: string | null = null,
  ) {
    super();
    this.#limits = { ...usualLimits, ...limits };
  }

  draw(task: DrawingTask): Promise<Uint8Array> {
    const key = JSON.stringify(task);
    const known = this.#asked.get(key);
    if (known !== undefined) return known;
    const line = isCover(task) ? this.#waitingCovers : this.#waiting;
    const isFull = line === this.#waiting && line.length >= this.#limits.waiting;
    if (this.#isClosed || isFull) return Promise.reject(new TooManyDrawings());
    const drawn = new Promise<Uint8Array>((done, failed) => {
      line.push({ id: (this.#lastId += 1), task, done, failed });
    });
    this.#asked.set(key, drawn);
    const forget = (): void => void this.#asked.delete(key);
    drawn.then(forget, forget);
    this.#handOn();
    return drawn;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const all = [...this.#idle, ...this.#busy.keys()];
    for (const job of [...this.#waitingCovers.splice(0), ...this.#waiting.splice(0)])
      job.failed(new Error('The school is closing'));
    await Promise.all(all.map((worker) => worker.terminate()));
  }

  #handOn(): void {
    while (this.#waitingCovers.length + this.#waiting.length > 0) {
      const worker = this.#idle.pop() ?? (this.#busy.size < this.#limits.threads ? this.#start() : undefined);
      const job = worker === undefined ? undefined : (this.#waitingCovers.shift() ?? this.#waiting.shift());
      if (worker === undefined || job === undefined) return;
      this.#give(worker, job);
    }
  }

  #give(worker: Worker, job: Job): void {
    this.#busy.set(worker, job);
    // Only a drawing under way keeps the process alive.
    worker.ref();
    worker.postMessage({ id: job.id, task: job.task } satisfies DrawingOrder);
    const beginWaiting = (): void => {
      setTimeout(() => {
        if (this.#busy.get(worker) === job) void worker.terminate();
      }, this.#limits.patience).unref();
    };
    // A machine with much to do takes seconds to start a thread: that is no fault of the drawing.
    if (this.#starting.has(worker)) worker.once('online', beginWaiting);
    else beginWaiting();
  }

  #start(): Worker {
    const options = { workerData: { folder: this.folder }, name: 'drawings' };
    const worker =
      this.file === null ? startThread('documents/drawing-worker', options) : new Worker(this.file, options);
    let reason = new Error('A drawing took too long, or its thread ended');
    this.#starting.add(worker);
    worker.once('online', () => this.#starting.delete(worker));
    worker.on('message', (answer: DrawingAnswer) => this.#take(worker, answer));
    worker.on('error', (error) => (reason = error as Error));
    worker.on('exit', () => {
      this.#starting.delete(worker);
      const place = this.#idle.indexOf(worker);
      if (place !== -1) this.#idle.splice(place, 1);
      this.#busy.get(worker)?.failed(reason);
      this.#busy.delete(worker);
      this.#handOn();
    });
    return worker;
  }

  #take(worker: Worker, { id, bytes, failure }: DrawingAnswer): void {
    const job = this.#busy.get(worker);
    if (job?.id !== id) return;
    this.#busy.delete(worker);
    this.#idle.push(worker);
    worker.unref();
    if (bytes === null) job.failed(new Error(failure));
    else job.done(bytes);
    this.#handOn();
  }
}
