import type { IssuedDocument } from '#domain/receipts/credit-note.ts';

/** Draws receipts and credit notes. The same one gives the same bytes. */
export abstract class ReceiptDocuments {
  /** Its printed form as a PDF of A4 pages. */
  abstract pdf(receipt: IssuedDocument): Promise<Uint8Array>;
}
