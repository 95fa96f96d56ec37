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

/** Credit notes, with the digest of their signature where they have one. */
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

/** A note as it was issued; its hash is that of its signature once there is one. */
export function creditNoteOf(row: Selectable<CreditNotesTable> & { readonly digest: string | null }): CreditNote {
  const { corrects, ...content } = JSON.parse(row.content) as NoteContent;
  return {
    ...content,
    ...(row.digest === null ? {} : { hash: row.digest, isSigned: true }),
    corrects: { ...corrects, issuedAt: new Date(corrects.issuedAt) },
    type: 'credit-note',
    id: row.id,
    refundId: row.refund_id,
    orderId: row.order_id,
    userId: row.user_id,
    series: row.series,
    number: row.number,
    issuedAt: new Date(row.issued_at),
    taxState: row.tax_state as TaxState,
  };
}
