import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import type { MonthFacts } from '#domain/receipts/books/month-facts.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';

/** What the school sold, charged, documented and gave back, by months in Lima. */
export abstract class SalesBooks {
  /** The receipts and credit notes that were issued in a month, whatever the tax authority says of them. */
  abstract documents(month: BookMonth): Promise<readonly IssuedDocument[]>;
  /** The orders of which something happened in a month, each with all that belongs to its money, and the deposits of that month that nobody decided about. */
  abstract facts(month: BookMonth): Promise<MonthFacts>;
  /** The month of the first order that was confirmed or the first receipt; null: there is none. */
  abstract firstMonth(): Promise<BookMonth | null>;
}
