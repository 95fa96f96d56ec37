import type { Clock } from '#application/ports/clock.ts';
import type { Bookmarks } from '#application/server/reading/ports/bookmarks.ts';
import type { Books } from '#application/server/reading/ports/books.ts';
import type { Bookmark } from '#domain/reading/bookmark.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { BookAccess, BookAccessRefusal } from './book-access.ts';

export type SetBookmarkRefusal =
  | BookAccessRefusal
  | { readonly kind: 'section-not-found' }
  | { readonly kind: 'too-many-bookmarks'; readonly most: number };

const mostBookmarks = 500;

/** Sets a bookmark in a book that is the reader's. Source: BOOK-1. */
export class SetBookmark {
  constructor(
    private readonly access: BookAccess,
    private readonly books: Books,
    private readonly bookmarks: Bookmarks,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, slug: string, bookmark: Bookmark): Promise<Result<null, SetBookmarkRefusal>> {
    const book = await this.access.owned(userId, slug);
    if (!book.ok) return book;
    const { productId } = book.value;
    const sections = await this.books.sections(productId);
    if (!sections.some((each) => each.slug === bookmark.section)) return refuse({ kind: 'section-not-found' });
    const there = await this.bookmarks.ofBook(userId, productId);
    if (there.length >= mostBookmarks) return refuse({ kind: 'too-many-bookmarks', most: mostBookmarks });
    await this.bookmarks.set(userId, productId, bookmark, this.clock.now());
    return accept(null);
  }
}
