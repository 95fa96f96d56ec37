import type { CreditNote } from '#domain/receipts/credit-note.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';

/** Draws receipts and credit notes. The same one gives the same bytes. */
export abstract class ReceiptDocuments {
  /** Its printed form as a PDF of A4 pages. */
  abstract pdf(receipt: Receipt | CreditNote): Promise<Uint8Array>;
}
