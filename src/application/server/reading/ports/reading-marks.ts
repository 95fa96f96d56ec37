import type { Bookmark } from '#domain/reading/marks-export.ts';
import type { ReadingPlace } from '#domain/reading/reading-place.ts';

/** Bookmarks of readers, and how far they have read. */
export abstract class ReadingMarks {
  /** A reader's bookmarks in a book, in the order they were made. */
  abstract bookmarks(userId: string, productId: number): Promise<readonly Bookmark[]>;
  /** Sets a bookmark, or gives one that is there a new label. */
  abstract setBookmark(userId: string, productId: number, bookmark: Bookmark, now: Date): Promise<void>;
  abstract removeBookmark(userId: string, productId: number, section: string, anchor: string): Promise<void>;
  abstract place(userId: string, productId: number): Promise<ReadingPlace | null>;
  /** Remembers a place, unless a later one is remembered already. */
  abstract keepPlace(userId: string, productId: number, place: ReadingPlace): Promise<void>;
}
