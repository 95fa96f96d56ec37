import { ReceiptDocuments } from '#application/server/receipts/ports/receipt-documents.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import { logoToDraw } from './logo-to-draw.ts';
import type { Drawings } from './drawings.ts';

/** Receipts and credit notes as PDF through pdfkit. */
export class ReceiptDocumentsByPdfkit extends ReceiptDocuments {
  constructor(
    private readonly drawings: Drawings,
    private readonly settings: SchoolSettings,
    private readonly files: FileStore,
  ) {
    super();
  }

  async pdf(receipt: Receipt | CreditNote): Promise<Uint8Array> {
    const identity = this.settings.of('identity');
    const logo = await logoToDraw(this.files, identity);
    return this.drawings.draw({ kind: 'receipt', school: identity.name, logo, receipt });
  }
}
