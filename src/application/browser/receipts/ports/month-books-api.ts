import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';

/** The books of each month, for whoever keeps them. */
export abstract class MonthBooksApi {
  /** @param month 'YYYY-MM'; '': the last one that is over. */
  abstract read(month: string): Answer<MonthBooks>;
  /** Closes a month, for good. */
  abstract close(month: string): Answer<unknown>;
  /** Notes how the detracción of a factura was deposited. @param deposit its day as 'YYYY-MM-DD'. */
  abstract noteDeposit(
    receiptId: string,
    deposit: { readonly constancia: string; readonly depositedOn: string },
  ): Answer<unknown>;
  /** Takes back what was noted. @param constancia as it was shown. */
  abstract takeBackDeposit(receiptId: string, constancia: string): Answer<unknown>;
}
