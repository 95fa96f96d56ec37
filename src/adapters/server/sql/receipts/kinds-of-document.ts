import type { TaxDocument, TaxDocumentType } from '#domain/receipts/receipt.ts';

/** Where boletas and facturas are, what was signed of them, and their way to the tax authority. */
export const ofReceipts = {
  documents: 'receipts',
  signed: 'signed_receipts',
  sendings: 'receipt_sendings',
  key: 'receipt_id',
} as const;

/** Three tables with one key between them. */
export type KindOfDocument = typeof ofReceipts;

/** The same of credit notes: tables with the columns of those, but for the name of the key. Queries of both are typed as those of receipts. */
export const ofNotes = {
  documents: 'credit_notes',
  signed: 'signed_credit_notes',
  sendings: 'credit_note_sendings',
  key: 'credit_note_id',
} as unknown as KindOfDocument;

export const kindOf = (type: TaxDocumentType): KindOfDocument => (type === 'credit-note' ? ofNotes : ofReceipts);

/** The order in which they were issued; receipts before credit notes of the same moment. */
export const oldestFirst = (one: TaxDocument, other: TaxDocument): number =>
  one.issuedAt.getTime() - other.issuedAt.getTime();
