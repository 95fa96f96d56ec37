import type { SomebodysSeminar } from '#application/server/learning/ports/seminar-notices.ts';

/** Who is still to be told that the recording of a seminar is there. Decision 0133. */
export abstract class RecordingNotices {
  /**
   * Seminars whose recording is there and of which that was not noted: their last session is over, and they were made before it was. One
   * that was made later, as those that a school brings along, was never awaited here.
   */
  abstract unnoted(now: Date): Promise<readonly number[]>;
  /** Notes it, and whoever has the seminar at this instant as to be told: once, whatever becomes of the recording later. */
  abstract note(productId: number, now: Date): Promise<void>;
  /** Who are to be told, of which seminar; `most` at a time. */
  abstract waiting(most: number): Promise<readonly SomebodysSeminar[]>;
  /**
   * Takes somebody off, in the transaction that posts the letter. False: another process told them, or they have the seminar no more and
   * are not told.
   */
  abstract take(of: SomebodysSeminar, now: Date): Promise<boolean>;
}
