import type { ReadingPlace } from '#domain/reading/reading-place.ts';

/** How far readers have read. */
export abstract class ReadingPlaces {
  /** Where a reader is in a book; null before it was begun. */
  abstract find(userId: string, productId: number): Promise<ReadingPlace | null>;
  /** Remembers a place, unless a later one is remembered already. */
  abstract keep(userId: string, productId: number, place: ReadingPlace): Promise<void>;
}
