import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** The programs that run in threads of their own, by their files in the source. */
type ThreadProgram =
  | 'documents/drawing-worker'
  | 'files/pdf-check-worker'
  | 'payments/statements/statement-worker'
  | 'publishing/incoming/book-file-worker'
  | 'receipts/signing/signing-worker';

/** Where a program is in the build: beside this module. */
const builtFile = (program: ThreadProgram): string => join(import.meta.dirname, `${basename(program)}.js`);

/** Whether this process runs from the build: from the source a thread takes a second to read its program. */
export function isBuilt(program: ThreadProgram): boolean {
  return existsSync(builtFile(program));
}

/** Starts a program of the school as a thread of its own. */
export function startThread(program: ThreadProgram, options: WorkerOptions): Worker {
  if (isBuilt(program)) return new Worker(builtFile(program), options);
  const source = join(import.meta.dirname, `${program}.ts`);
  return new Worker(join(import.meta.dirname, 'thread-from-source.mjs'), { ...options, argv: [source] });
}

/**
 * Has one thing done by a thread of its own, whose first message is the answer. One that takes longer than `patience` (milliseconds), or
 * more memory than it may, is given up without anybody else noticing: null.
 */
export function doneInThread<T>(program: ThreadProgram, options: WorkerOptions, patience: number): Promise<T | null> {
  const thread = startThread(program, options);
  return new Promise((resolve) => {
    const tooLong = setTimeout(() => void thread.terminate(), patience);
    thread.once('message', (done: T) => resolve(done));
    thread.once('error', () => resolve(null));
    thread.once('exit', () => {
      clearTimeout(tooLong);
      resolve(null);
    });
  });
}
