import { ReadingPlaces } from '#application/server/reading/ports/reading-places.ts';
import type { ReadingPlace } from '#domain/reading/reading-place.ts';

/** Places of readers in this process's memory. */
export class ReadingPlacesInMemory extends ReadingPlaces {
  readonly #places = new Map<string, ReadingPlace>();

  find(userId: string, productId: number): Promise<ReadingPlace | null> {
    return Promise.resolve(this.#places.get(key(userId, productId)) ?? null);
  }

  keep(userId: string, productId: number, place: ReadingPlace): Promise<void> {
    const there = this.#places.get(key(userId, productId));
    if (there === undefined || there.at.getTime() <= place.at.getTime())
      this.#places.set(key(userId, productId), place);
    return Promise.resolve();
  }
}

const key = (userId: string, productId: number): string => `${userId} ${productId}`;
