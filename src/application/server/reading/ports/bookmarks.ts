import type { Bookmark } from '#domain/reading/bookmark.ts';

/** Bookmarks of readers. Each is its reader's alone. */
export abstract class Bookmarks {
  /** A reader's bookmarks in a book, in the order they were made. */
  abstract ofBook(userId: string, productId: number): Promise<readonly Bookmark[]>;
  /** Sets a bookmark, or gives one that is there a new label. */
  abstract set(userId: string, productId: number, bookmark: Bookmark, now: Date): Promise<void>;
  abstract remove(userId: string, productId: number, section: string, anchor: string): Promise<void>;
}
