import { Bookmarks } from '#application/server/reading/ports/bookmarks.ts';
import type { Bookmark } from '#domain/reading/bookmark.ts';

/** Bookmarks in this process's memory. */
export class BookmarksInMemory extends Bookmarks {
  readonly #bookmarks = new Map<string, readonly Bookmark[]>();

  ofBook(userId: string, productId: number): Promise<readonly Bookmark[]> {
    return Promise.resolve(this.#bookmarks.get(key(userId, productId)) ?? []);
  }

  async set(userId: string, productId: number, bookmark: Bookmark): Promise<void> {
    const there = await this.ofBook(userId, productId);
    const isSame = (each: Bookmark): boolean => each.section === bookmark.section && each.anchor === bookmark.anchor;
    const all = there.some(isSame) ? there.map((each) => (isSame(each) ? bookmark : each)) : [...there, bookmark];
    this.#bookmarks.set(key(userId, productId), all);
  }

  async remove(userId: string, productId: number, section: string, anchor: string): Promise<void> {
    const there = await this.ofBook(userId, productId);
    this.#bookmarks.set(
      key(userId, productId),
      there.filter((each) => each.section !== section || each.anchor !== anchor),
    );
  }
}

const key = (userId: string, productId: number): string => `${userId} ${productId}`;
