import type { CreditNote } from '#domain/receipts/credit-note.ts';
import type { TaxState } from '#domain/receipts/receipt.ts';

/** The credit notes that the school has issued; their series are numbered by `Receipts`, as those of receipts are. */
export abstract class CreditNotes {
  /** One of no refund takes back a receipt that was made out anew (`Receipts.correct`). @throws when that one was not. */
  abstract add(note: CreditNote): Promise<void>;
  /** One that was replaced as well. */
  abstract find(id: string): Promise<CreditNote | null>;
  /** The note of a series and number, one that was replaced as well, or null. */
  abstract named(series: string, number: number): Promise<CreditNote | null>;
  /** The one that holds of what a refund issued, or null; never one that was replaced. */
  abstract ofRefund(refundId: string): Promise<CreditNote | null>;
  /** Those of refunds that hold and correct an order's receipt, the first first. */
  abstract ofOrder(orderId: string): Promise<readonly CreditNote[]>;
  /** Those of a refund whose place another one took, the first first. */
  abstract replacedOf(refundId: string): Promise<readonly CreditNote[]>;
  /** Those of an order that take back receipts which were made out anew, replaced ones among them, the first first. */
  abstract correctionsOf(orderId: string): Promise<readonly CreditNote[]>;
  /**
   * Another note takes the place of a rejected one of the same refund, or over the same receipt; that stays known by its id and its number, with what was signed of it
   * and what the tax authority said; letters about it that did not go yet never do. @throws when there is no such note.
   */
  abstract replace(id: string, by: CreditNote): Promise<void>;
  /** An account's notes, replaced ones among them, newest first, at most `limit`. */
  abstract ofUser(userId: string, limit: number): Promise<readonly CreditNote[]>;
  /**
   * A note that nobody was told of corrects another receipt from now on: issued anew under its number, and to be signed anew. What was
   * signed of it before stays beside it.
   */
  abstract reissue(note: CreditNote): Promise<void>;
  /** Writes down what the tax authority said; its first word stays. */
  abstract settle(id: string, state: Exclude<TaxState, 'not-sent'>, answer: string): Promise<void>;
}
