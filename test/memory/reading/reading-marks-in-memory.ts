import { ReadingMarks } from '#application/server/reading/ports/reading-marks.ts';
import type { Bookmark } from '#domain/reading/marks-export.ts';
import type { ReadingPlace } from '#domain/reading/reading-place.ts';

/** Bookmarks and places in this process's memory. */
export class ReadingMarksInMemory extends ReadingMarks {
  readonly #bookmarks = new Map<string, readonly Bookmark[]>();
  readonly #places = new Map<string, ReadingPlace>();

  bookmarks(userId: string, productId: number): Promise<readonly Bookmark[]> {
    return Promise.resolve(this.#bookmarks.get(key(userId, productId)) ?? []);
  }

  async setBookmark(userId: string, productId: number, bookmark: Bookmark): Promise<void> {
    const there = await this.bookmarks(userId, productId);
    const isSame = (each: Bookmark): boolean => each.section === bookmark.section && each.anchor === bookmark.anchor;
    const all = there.some(isSame) ? there.map((each) => (isSame(each) ? bookmark : each)) : [...there, bookmark];
    this.#bookmarks.set(key(userId, productId), all);
  }

  async removeBookmark(userId: string, productId: number, section: string, anchor: string): Promise<void> {
    const there = await this.bookmarks(userId, productId);
    this.#bookmarks.set(
      key(userId, productId),
      there.filter((each) => each.section !== section || each.anchor !== anchor),
    );
  }

  place(userId: string, productId: number): Promise<ReadingPlace | null> {
    return Promise.resolve(this.#places.get(key(userId, productId)) ?? null);
  }

  keepPlace(userId: string, productId: number, place: ReadingPlace): Promise<void> {
    const there = this.#places.get(key(userId, productId));
    if (there === undefined || there.at.getTime() <= place.at.getTime())
      this.#places.set(key(userId, productId), place);
    return Promise.resolve();
  }
}

const key = (userId: string, productId: number): string => `${userId} ${productId}`;
