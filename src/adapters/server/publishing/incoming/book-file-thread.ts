import { doneInThread } from '#adapters/server/threads.ts';
import type { BookFileTask } from './book-file-task.ts';

/** The program that such a thread runs. */
export const bookFileProgram = 'publishing/incoming/book-file-worker';
/** Milliseconds after which a file is given up. */
const usualPatience = 60_000;
/** Megabytes that it may take: all that it may unpack of texts, as trees. */
const memory = { maxOldGenerationSizeMb: 768 };

/** The file that is being looked at: one after the other, so that many large ones do not take the machine. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does something with a book that comes in, in a thread of its own: to unpack and to set one takes seconds of a processor. One that takes
 * too long, or more memory than there is for it, is given up without anybody else noticing: null.
 */
export function bookFileDone<T>(
  workerData: BookFileTask,
  transferList: readonly ArrayBuffer[],
  patience: number = usualPatience,
): Promise<T | null> {
  const options = { workerData, transferList: [...transferList], resourceLimits: memory, name: 'book file' };
  const turn = last.then(() => doneInThread<T>(bookFileProgram, options, patience));
  last = turn;
  return turn;
}
