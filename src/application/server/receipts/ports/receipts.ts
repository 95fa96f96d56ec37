import type { Receipt, TaxState } from '#domain/receipts/receipt.ts';

/** The receipts the school has issued. */
export abstract class Receipts {
  /** The next number of a series, from 1 without gaps: given back when the transaction is undone. */
  abstract nextNumber(series: string): Promise<number>;
  abstract add(receipt: Receipt): Promise<void>;
  abstract find(id: string): Promise<Receipt | null>;
  /** The receipt of a series and number, or null. */
  abstract named(series: string, number: number): Promise<Receipt | null>;
  abstract ofOrder(orderId: string): Promise<Receipt | null>;
  /** An account's receipts, newest first, at most `limit`. */
  abstract ofUser(userId: string, limit: number): Promise<readonly Receipt[]>;
  /** Writes down what the tax authority said; its first word stays. */
  abstract settle(id: string, state: Exclude<TaxState, 'not-sent'>, answer: string): Promise<void>;
}
