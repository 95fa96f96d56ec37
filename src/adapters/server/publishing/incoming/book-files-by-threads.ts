import { isBuilt } from '#adapters/server/threads.ts';
import { BookFiles } from '#application/server/reading/ports/book-files.ts';
import type { BookFileRefusal } from '#domain/reading/importing/book-file-fault.ts';
import type { GivenBookFile, IncomingBook } from '#domain/reading/importing/incoming-book.ts';
import type { TypesetText } from '#domain/reading/manuscript.ts';
import { refuse, type Result } from '#domain/shared/result.ts';
import { bookFileProgram, bookFileDone } from './book-file-thread.ts';

/** Reads books in threads; from the source, where a thread takes a second to read its program, in place. */
export class BookFilesByThreads extends BookFiles {
  async read(file: GivenBookFile): Promise<Result<IncomingBook, BookFileRefusal>> {
    if (!isBuilt(bookFileProgram)) return (await import('./book-file-task.ts')).readTask(file);
    return readInThread(file);
  }

  async set(markdown: readonly string[], kept: readonly (string | null)[]): Promise<readonly TypesetText[]> {
    const given = { markdown, kept };
    if (!isBuilt(bookFileProgram)) return (await import('./book-file-task.ts')).setTask(given);
    const done = await bookFileDone<readonly TypesetText[]>({ name: 'set', given }, []);
    if (done === null) throw new Error('The texts of a book that was read could not be set in time');
    return done;
  }
}

/** Reads a book in a thread, wherever the school runs from. @param patience milliseconds. */
export async function readInThread(
  file: GivenBookFile,
  patience?: number,
): Promise<Result<IncomingBook, BookFileRefusal>> {
  // A copy of its own goes over to the thread: what came in may share its memory with others.
  const content = new Uint8Array(file.content);
  const given = { name: file.name, content };
  const task = { name: 'read', given } as const;
  const done = await bookFileDone<Result<IncomingBook, BookFileRefusal>>(task, [content.buffer], patience);
  return done ?? refuse({ kind: 'book-file-faulty', fault: { what: 'took-too-long', name: file.name } });
}
