import { ReceiptDocuments } from '#application/server/ports/receipt-documents.ts';
import type { Receipt } from '#domain/orders/receipt.ts';
import { pagesInPdf } from './page-in-pdf.ts';
import { receiptPages } from './receipt-pages.ts';

/** Receipts as PDF through pdfkit. */
export class ReceiptDocumentsByPdfkit extends ReceiptDocuments {
  pdf(receipt: Receipt): Promise<Uint8Array> {
    return pagesInPdf(receiptPages(receipt), { author: receipt.issuer.legalName, date: receipt.issuedAt });
  }
}
