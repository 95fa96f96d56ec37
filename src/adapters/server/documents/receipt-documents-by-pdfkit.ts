import { ReceiptDocuments } from '#application/server/receipts/ports/receipt-documents.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import type { Drawings } from './drawings.ts';

/** Receipts as PDF through pdfkit. */
export class ReceiptDocumentsByPdfkit extends ReceiptDocuments {
  readonly #drawings: Drawings;

  constructor(drawings: Drawings) {
    super();
    this.#drawings = drawings;
  }

  pdf(receipt: Receipt): Promise<Uint8Array> {
    return this.#drawings.draw({ kind: 'receipt', receipt });
  }
}
