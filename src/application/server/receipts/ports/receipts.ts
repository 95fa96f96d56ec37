import type { Receipt, TaxState } from '#domain/receipts/receipt.ts';

/** The receipts the school has issued. */
export abstract class Receipts {
  /** The next number of a series, from 1 without gaps: given back when the transaction is undone. */
  abstract nextNumber(series: string): Promise<number>;
  abstract add(receipt: Receipt): Promise<void>;
  /** One that was replaced, or made out anew, as well. */
  abstract find(id: string): Promise<Receipt | null>;
  /** The receipt of a series and number, one that was replaced or made out anew as well, or null. */
  abstract named(series: string, number: number): Promise<Receipt | null>;
  /** The one that holds; never one that was replaced, or made out anew. */
  abstract ofOrder(orderId: string): Promise<Receipt | null>;
  /**
   * Another receipt takes the place of an order's rejected one, which stays known by its id and its number, with what was signed of it
   * and what the tax authority said; letters about it that did not go yet never do: the ids of credit notes of no refund that were to go
   * with them. @throws when there is no such receipt.
   */
  abstract replace(id: string, by: Receipt): Promise<readonly string[]>;
  /**
   * The same of an accepted one that is made out anew: in the same transaction its note is added (`CreditNotes`), without which it is not
   * found. @throws when there is no such receipt, or it was not accepted.
   */
  abstract correct(id: string, by: Receipt): Promise<readonly string[]>;
  /** An account's receipts, all that were ever issued among them, newest first, at most `limit`. */
  abstract ofUser(userId: string, limit: number): Promise<readonly Receipt[]>;
  /** Writes down what the tax authority said; its first word stays. */
  abstract settle(id: string, state: Exclude<TaxState, 'not-sent'>, answer: string): Promise<void>;
}
