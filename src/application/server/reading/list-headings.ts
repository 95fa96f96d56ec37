import type { Books } from '#application/server/reading/ports/books.ts';
import { type BookHeading, headingsIn } from '#domain/reading/book-headings.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { ReadBook, ReadBookRefusal } from './read-book.ts';

/** Where a reader can jump to in all of a book that the reader may read, in its order. */
export class ListHeadings {
  constructor(
    private readonly books: Books,
    private readonly reading: ReadBook,
  ) {}

  async execute(slug: string, userId: string | null): Promise<Result<readonly BookHeading[], ReadBookRefusal>> {
    const reading = await this.reading.index(slug, userId);
    if (!reading.ok) return reading;
    const { book, isOwned, index } = reading.value;
    const readable = index.filter((entry) => entry.isAvailable && entry.hasText).map((entry) => entry.slug);
    const texts = await this.books.texts(book.productId, isOwned ? undefined : readable);
    return accept(texts.flatMap(headingsIn));
  }
}
