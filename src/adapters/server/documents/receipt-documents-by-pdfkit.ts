import { ReceiptDocuments } from '#application/server/receipts/ports/receipt-documents.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import type { Drawings } from './drawings.ts';

/** Receipts as PDF through pdfkit. */
export class ReceiptDocumentsByPdfkit extends ReceiptDocuments {
  constructor(private readonly drawings: Drawings) {
    super();
  }

  pdf(receipt: Receipt): Promise<Uint8Array> {
    return this.drawings.draw({ kind: 'receipt', receipt });
  }
}
