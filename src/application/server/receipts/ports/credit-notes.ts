import type { CreditNote } from '#domain/receipts/credit-note.ts';
import type { TaxState } from '#domain/receipts/receipt.ts';

/** The credit notes that the school has issued; their series are numbered by `Receipts`, as those of receipts are. */
export abstract class CreditNotes {
  abstract add(note: CreditNote): Promise<void>;
  abstract find(id: string): Promise<CreditNote | null>;
  /** The note of a series and number, or null. */
  abstract named(series: string, number: number): Promise<CreditNote | null>;
  /** The one that a refund issued, or null. */
  abstract ofRefund(refundId: string): Promise<CreditNote | null>;
  /** Those that correct an order's receipt, the first first. */
  abstract ofOrder(orderId: string): Promise<readonly CreditNote[]>;
  /** An account's notes, newest first, at most `limit`. */
  abstract ofUser(userId: string, limit: number): Promise<readonly CreditNote[]>;
  /**
   * A note that nobody was told of corrects another receipt from now on: issued anew under its number, and to be signed anew. What was
   * signed of it before stays beside it.
   */
  abstract reissue(note: CreditNote): Promise<void>;
  /** Writes down what the tax authority said; its first word stays. */
  abstract settle(id: string, state: Exclude<TaxState, 'not-sent'>, answer: string): Promise<void>;
}
