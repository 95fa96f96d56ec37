import type { Clock } from '#application/ports/clock.ts';
import type { ReadingMarks } from '#application/server/reading/ports/reading-marks.ts';
import type { ReadingPlace } from '#domain/reading/reading-place.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { BookAccess, BookAccessRefusal } from './book-access.ts';

/** Remembers how far a reader is, by the school's clock: the latest device wins. */
export class KeepReadingPlace {
  readonly #access: BookAccess;
  readonly #marks: ReadingMarks;
  readonly #clock: Clock;

  constructor(access: BookAccess, marks: ReadingMarks, clock: Clock) {
    this.#access = access;
    this.#marks = marks;
    this.#clock = clock;
  }

  async execute(
    userId: string,
    slug: string,
    place: Omit<ReadingPlace, 'at'>,
  ): Promise<Result<null, BookAccessRefusal>> {
    const book = await this.#access.owned(userId, slug);
    if (!book.ok) return book;
    await this.#marks.keepPlace(userId, book.value.productId, { ...place, at: this.#clock.now() });
    return accept(null);
  }
}
