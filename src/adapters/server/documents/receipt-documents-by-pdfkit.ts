import { ReceiptDocuments } from '#application/server/receipts/ports/receipt-documents.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import type { Drawings } from './drawings.ts';

/** Receipts and credit notes as PDF through pdfkit. */
export class ReceiptDocumentsByPdfkit extends ReceiptDocuments {
  constructor(
    private readonly drawings: Drawings,
    private readonly settings: SchoolSettings,
  ) {
    super();
  }

  pdf(receipt: Receipt | CreditNote): Promise<Uint8Array> {
    return this.drawings.draw({ kind: 'receipt', school: this.settings.of('identity').name, receipt });
  }
}
