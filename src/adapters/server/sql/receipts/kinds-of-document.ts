import type { TaxDocument, TaxDocumentKey } from '#domain/receipts/receipt.ts';

/** Where boletas and facturas are, what was signed of them, their way to the tax authority, and those that were replaced, or made out anew. */
export const ofReceipts = {
  documents: 'receipts',
  signed: 'signed_receipts',
  sendings: 'receipt_sendings',
  archives: ['replaced_receipts', 'corrected_receipts'],
  key: 'receipt_id',
} as const;

/** Three tables with one key between them, and those of what left them. */
export type KindOfDocument = typeof ofReceipts;

/** The same of credit notes: tables with the columns of those, but for the name of the key. Queries of both are typed as those of receipts. */
export const ofNotes = {
  documents: 'credit_notes',
  signed: 'signed_credit_notes',
  sendings: 'credit_note_sendings',
  archives: ['replaced_credit_notes'],
  key: 'credit_note_id',
} as unknown as KindOfDocument;

/** The same of those of no refund. */
export const ofCorrections = {
  documents: 'correction_notes',
  signed: 'signed_correction_notes',
  sendings: 'correction_note_sendings',
  archives: ['replaced_correction_notes'],
  key: 'credit_note_id',
} as unknown as KindOfDocument;

export function kindOf({ type, refundId }: Pick<TaxDocumentKey, 'type' | 'refundId'>): KindOfDocument {
  if (type !== 'credit-note') return ofReceipts;
  return refundId === null ? ofCorrections : ofNotes;
}

/** What is kept of a document that another one replaces, as it stood with its signature and its way; `at`: when. */
export function replacedValues<Row extends StoodSo>(old: Row, at: Date) {
  return {
    ...old,
    tries: old.tries ?? 0,
    answer: old.answer ?? old.tax_answer ?? '',
    notes: old.notes ?? '[]',
    replaced_at: at.toISOString(),
  };
}

interface StoodSo {
  readonly tries: number | null;
  readonly answer: string | null;
  readonly notes: string | null;
  readonly tax_answer: string | null;
}

/** The last that was issued first, by its number where two are of one moment. */
export const lastIssuedFirst = (one: TaxDocument, other: TaxDocument): number =>
  other.issuedAt.getTime() - one.issuedAt.getTime() || other.number - one.number;

/** The order in which they were issued; receipts before credit notes of the same moment. */
export const oldestFirst = (one: TaxDocument, other: TaxDocument): number =>
  one.issuedAt.getTime() - other.issuedAt.getTime();
