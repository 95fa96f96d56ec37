import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** The programs that run in threads of their own, by their files in the source. */
type ThreadProgram =
  | 'documents/drawing-worker'
  | 'files/pdf-check-worker'
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
