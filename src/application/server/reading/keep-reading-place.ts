import type { Clock } from '#application/ports/clock.ts';
import type { ReadingPlaces } from '#application/server/reading/ports/reading-places.ts';
import type { ReadingPlace } from '#domain/reading/reading-place.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { BookAccess, BookAccessRefusal } from './book-access.ts';

/** Remembers how far a reader is, by the school's clock: the latest device wins. */
export class KeepReadingPlace {
  constructor(
    private readonly access: BookAccess,
    private readonly places: ReadingPlaces,
    private readonly clock: Clock,
  ) {}

  async execute(
    userId: string,
    slug: string,
    place: Omit<ReadingPlace, 'at'>,
  ): Promise<Result<null, BookAccessRefusal>> {
    const book = await this.access.owned(userId, slug);
    if (!book.ok) return book;
    await this.places.keep(userId, book.value.productId, { ...place, at: this.clock.now() });
    return accept(null);
  }
}
