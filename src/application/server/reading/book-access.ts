import type { Clock } from '#application/ports/clock.ts';
import type { Books, PublishedBook } from '#application/server/reading/ports/books.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type BookAccessRefusal =
  | { readonly kind: 'book-not-found' }
  | { readonly kind: 'book-not-owned'; readonly slug: string };

/** Whose a book is: the question before anything of it is kept. */
export class BookAccess {
  constructor(
    private readonly books: Books,
    private readonly ownership: Ownership,
    private readonly clock: Clock,
  ) {}

  /** The book of that slug, when it is the reader's. */
  async owned(userId: string, slug: string): Promise<Result<PublishedBook, BookAccessRefusal>> {
    const book = await this.books.find(slug);
    return book === null ? refuse({ kind: 'book-not-found' }) : this.check(userId, book);
  }

  async check(userId: string, book: PublishedBook): Promise<Result<PublishedBook, BookAccessRefusal>> {
    const isOwned = await this.ownership.owns(userId, book.productId, this.clock.now());
    return isOwned ? accept(book) : refuse({ kind: 'book-not-owned', slug: book.slug });
  }
}
