import type { SeminarSeats } from '#application/read-models/learning/seminar-seats.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** The school's calls about seats of seminars. Source: CART-9, API-2.23. */
export abstract class SeatApi {
  /** Refuses who does not own the seminar by a purchase. */
  abstract of(slug: string): Promise<Result<SeminarSeats, CallRefusal>>;
  /**
   * Lends a seat to the account of an e-mail, and gives how many are left.
   *
   * @param key the same for every repetition of one wish.
   */
  abstract lend(slug: string, email: string, key: string): Promise<Result<number, CallRefusal>>;
  /** Takes a seat back; the same answer where none was lent. */
  abstract takeBack(slug: string, email: string): Promise<Result<void, CallRefusal>>;
}
