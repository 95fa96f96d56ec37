import type { Bookmarks } from '#application/server/reading/ports/bookmarks.ts';
import type { Books } from '#application/server/reading/ports/books.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type RemoveBookmarkRefusal = { readonly kind: 'book-not-found' };

/** Takes the reader's own bookmark out of a book; the same when repeated. */
export class RemoveBookmark {
  constructor(
    private readonly books: Books,
    private readonly bookmarks: Bookmarks,
  ) {}

  async execute(
    userId: string,
    slug: string,
    section: string,
    anchor: string,
  ): Promise<Result<null, RemoveBookmarkRefusal>> {
    const book = await this.books.find(slug);
    if (book === null) return refuse({ kind: 'book-not-found' });
    await this.bookmarks.remove(userId, book.productId, section, anchor);
    return accept(null);
  }
}
