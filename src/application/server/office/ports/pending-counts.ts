import type { PendingKind } from '#domain/office/pending-parts.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

/** Kinds that the database counts; the others are told by whoever judges them one by one. */
export type CountedKind = Exclude<PendingKind, 'receipts' | 'detractions'>;

/** How many things wait. */
export interface PendingCount {
  readonly count: number;
  /** Since when the oldest does; null: none does. */
  readonly first: Date | null;
  /** The soonest day, in Lima, until which one is to be done, where each has its own; else null. */
  readonly due: PlainDate | null;
}

/** Letters that do not leave. */
export interface StuckLetters {
  readonly givenUp: number;
  /** Of the oldest that is still tried; null: none is. */
  readonly oldest: Date | null;
}

/** Counts what waits for somebody of the office, by the conditions that the lists of its parts have. */
export abstract class PendingCounts {
  /**
   * @param taughtBy only of products that this account teaches; null: of all. Asked of consultations, consultancies and their hours alone.
   * @param now what waits by itself from an instant on, as an hour that is over does, is counted at this one.
   */
  abstract of(kind: CountedKind, taughtBy: string | null, now: Date): Promise<PendingCount>;
  /** @param since letters that were written before and given up are told no more. */
  abstract letters(since: Date): Promise<StuckLetters>;
}
