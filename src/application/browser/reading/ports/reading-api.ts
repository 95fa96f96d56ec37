import type { BookHits } from '#application/read-models/reading/book-hits.ts';
import type { BookOnLine, BookWithIndex, SectionOnLine } from '#application/read-models/reading/book-on-line.ts';
import type { BookHeading } from '#domain/reading/book-headings.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** Books and magazines to be read on line. */
export abstract class ReadingApi {
  abstract index(slug: string): Promise<Result<BookWithIndex, CallRefusal>>;
  abstract section(slug: string, section: string): Promise<Result<SectionOnLine, CallRefusal>>;
  /** Where a book has a text, in whatever of it may be read. */
  abstract search(slug: string, text: string): Promise<Result<BookHits, CallRefusal>>;
  /** Where one can jump to in whatever of it may be read, in its order. */
  abstract headings(slug: string): Promise<Result<readonly BookHeading[], CallRefusal>>;
  /** What anyone may read a part of. */
  abstract samples(): Promise<Result<readonly BookOnLine[], CallRefusal>>;
}
