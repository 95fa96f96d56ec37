import type { Kysely, Selectable } from 'kysely';
import type { CreditNotesTable, ReplacedCreditNotesTable } from '#adapters/server/sql/tables/receipt-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import { receiptCode, type TaxState } from '#domain/receipts/receipt.ts';

type Corrected = CreditNote['corrects'];

/** What of a note is kept as one document. */
export interface NoteContent extends Pick<
  CreditNote,
  'orderNumber' | 'issuer' | 'buyer' | 'lines' | 'totals' | 'hash' | 'consultAt' | 'reason' | 'earlierDays'
> {
  readonly corrects: Omit<Corrected, 'issuedAt'> & { readonly issuedAt: string };
}

/** What of a note is kept as one document. */
export function contentOf({ orderNumber, issuer, buyer, lines, totals, ...note }: CreditNote): string {
  const { hash, consultAt, reason, earlierDays } = note;
  const corrects = { ...note.corrects, issuedAt: note.corrects.issuedAt.toISOString() };
  const content = { orderNumber, issuer, buyer, lines, totals, hash, consultAt, reason, corrects, earlierDays };
  return JSON.stringify(content as NoteContent);
}

/** What both tables of notes have of one. */
export function noteValues(note: CreditNote) {
  return {
    id: note.id,
    order_id: note.orderId,
    user_id: note.userId,
    series: note.series,
    number: note.number,
    issued_at: note.issuedAt.toISOString(),
    total: note.totals.total,
    content: contentOf(note),
    tax_state: note.taxState,
    tax_answer: null,
    is_signed: 0,
  } as const;
}

/** Credit notes of refunds, with the digest of their signature where they have one. */
export function creditNoteRows(db: Kysely<SchoolDatabase>) {
  return db
    .selectFrom('credit_notes')
    .leftJoin('signed_credit_notes', 'signed_credit_notes.credit_note_id', 'credit_notes.id')
    .selectAll('credit_notes')
    .select('signed_credit_notes.digest');
}

/** Notes whose place another one of their refund took, with that one's code. */
export function replacedNoteRows(db: Kysely<SchoolDatabase>) {
  return db
    .selectFrom('replaced_credit_notes as replaced')
    .innerJoin('credit_notes as current', 'current.refund_id', 'replaced.refund_id')
    .selectAll('replaced')
    .select(['current.series as by_series', 'current.number as by_number']);
}

/** A note that was replaced, as it was issued. */
export function replacedNoteOf({
  by_series: series,
  by_number: number,
  ...row
}: Selectable<ReplacedCreditNotesTable> & { readonly by_series: string; readonly by_number: number }): CreditNote {
  return { ...creditNoteOf(row), replacedBy: receiptCode({ series, number }) };
}

/** Credit notes of no refund, with the digest of their signature where they have one. */
export function correctionNoteRows(db: Kysely<SchoolDatabase>) {
  return db
    .selectFrom('correction_notes')
    .leftJoin('signed_correction_notes as signed', 'signed.credit_note_id', 'correction_notes.id')
    .selectAll('correction_notes')
    .select('signed.digest');
}

/** Those whose place another one of their receipt took, with that one's code. */
export function replacedCorrectionRows(db: Kysely<SchoolDatabase>) {
  return db
    .selectFrom('replaced_correction_notes as replaced')
    .innerJoin('correction_notes as current', 'current.receipt_id', 'replaced.receipt_id')
    .selectAll('replaced')
    .select(['current.series as by_series', 'current.number as by_number']);
}

/** One of them, as it was issued. */
export function replacedCorrectionOf({
  by_series: series,
  by_number: number,
  ...row
}: NoteRow & { readonly by_series: string; readonly by_number: number }): CreditNote {
  return { ...creditNoteOf(row), replacedBy: receiptCode({ series, number }) };
}

/** What every note has, whichever table it is in; those of no refund have no column for one. */
type NoteRow = Omit<Selectable<CreditNotesTable>, 'refund_id' | 'refers_to'> & {
  readonly refund_id?: string;
  readonly digest: string | null;
};

/** A note as it was issued; its hash is that of its signature once there is one. */
export function creditNoteOf(row: NoteRow): CreditNote {
  const { corrects, ...content } = JSON.parse(row.content) as NoteContent;
  return {
    ...content,
    ...(row.digest === null ? {} : { hash: row.digest, isSigned: true }),
    corrects: { ...corrects, issuedAt: new Date(corrects.issuedAt) },
    type: 'credit-note',
    id: row.id,
    refundId: row.refund_id ?? null,
    orderId: row.order_id,
    userId: row.user_id,
    series: row.series,
    number: row.number,
    issuedAt: new Date(row.issued_at),
    taxState: row.tax_state as TaxState,
  };
}
