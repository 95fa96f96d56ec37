import type { Receipt } from '#domain/receipts/receipt.ts';

/** Draws receipts. The same receipt gives the same bytes. */
export abstract class ReceiptDocuments {
  /** The printed form of the receipt as a PDF of A4 pages. */
  abstract pdf(receipt: Receipt): Promise<Uint8Array>;
}
