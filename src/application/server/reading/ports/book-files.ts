import type { BookFileRefusal } from '#domain/reading/importing/book-file-fault.ts';
import type { GivenBookFile, IncomingBook } from '#domain/reading/importing/incoming-book.ts';
import type { TypesetText } from '#domain/reading/manuscript.ts';
import type { Result } from '#domain/shared/result.ts';

/** Reads files that books are brought in by: EPUB, mdBook, Markdown. Nobody else waits meanwhile. */
export abstract class BookFiles {
  /** What a file would become. Keeps nothing; what cannot be read whole is refused whole. */
  abstract read(file: GivenBookFile): Promise<Result<IncomingBook, BookFileRefusal>>;
  /** Sets texts once their pictures are kept. @param kept where each picture of the file is shown; null: it is not. */
  abstract set(markdown: readonly string[], kept: readonly (string | null)[]): Promise<readonly TypesetText[]>;
}
