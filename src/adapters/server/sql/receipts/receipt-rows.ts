import type { Kysely, Selectable } from 'kysely';
import type {
  CorrectedReceiptsTable,
  ReceiptsTable,
  ReplacedReceiptsTable,
} from '#adapters/server/sql/tables/receipt-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { ReceiptType } from '#domain/orders/billing-record.ts';
import { type Receipt, receiptCode, type TaxState } from '#domain/receipts/receipt.ts';
import type { SendingState } from '#domain/receipts/sending.ts';

/** What of a receipt is kept as one document. */
export type ReceiptContent = Pick<
  Receipt,
  'orderNumber' | 'issuer' | 'buyer' | 'lines' | 'totals' | 'hash' | 'consultAt' | 'detraction'
>;

/** Receipts, with the digest of their signature where they have one. */
export function receiptRows(db: Kysely<SchoolDatabase>) {
  return db
    .selectFrom('receipts')
    .leftJoin('signed_receipts', 'signed_receipts.receipt_id', 'receipts.id')
    .selectAll('receipts')
    .select('signed_receipts.digest');
}

/** Receipts whose place another one of their order took, with that one's code. */
export function replacedRows(db: Kysely<SchoolDatabase>) {
  return db
    .selectFrom('replaced_receipts as replaced')
    .innerJoin('receipts as current', 'current.order_id', 'replaced.order_id')
    .selectAll('replaced')
    .select(['current.series as by_series', 'current.number as by_number']);
}

/** A receipt that was replaced, as it was issued. */
export function replacedReceiptOf({
  by_series: series,
  by_number: number,
  ...row
}: Selectable<ReplacedReceiptsTable> & { readonly by_series: string; readonly by_number: number }): Receipt {
  return { ...receiptOf(row), replacedBy: receiptCode({ series, number }) };
}

/** Receipts that were made out anew, with the codes of the note that takes them back and of what holds of their order. */
export function correctedRows(db: Kysely<SchoolDatabase>) {
  return db
    .selectFrom('corrected_receipts as corrected')
    .innerJoin('receipts as current', 'current.order_id', 'corrected.order_id')
    .innerJoin('correction_notes as note', 'note.receipt_id', 'corrected.id')
    .selectAll('corrected')
    .select(['current.series as by_series', 'current.number as by_number'])
    .select(['note.series as note_series', 'note.number as note_number', 'note.tax_state as note_state']);
}

/** A receipt that was made out anew, as it was issued. */
export function correctedReceiptOf({
  by_series: series,
  by_number: number,
  note_series: noteSeries,
  note_number: noteNumber,
  note_state: noteState,
  ...row
}: Selectable<CorrectedReceiptsTable> & {
  readonly by_series: string;
  readonly by_number: number;
  readonly note_series: string;
  readonly note_number: number;
  readonly note_state: string;
}): Receipt {
  const note = receiptCode({ series: noteSeries, number: noteNumber });
  return {
    ...receiptOf(row),
    correctedBy: { note, noteState: noteState as TaxState, receipt: receiptCode({ series, number }) },
  };
}

/** Where the way of a receipt or note to the tax authority had ended that left its table. */
export function stateOfReplaced({ tax_state: state }: { readonly tax_state: string }): SendingState {
  return state === 'rejected' || state === 'accepted' ? state : 'stopped';
}

/** A receipt as it was issued; its hash is that of its signature once there is one. */
export function receiptOf(row: Selectable<ReceiptsTable> & { readonly digest: string | null }): Receipt {
  return {
    ...(JSON.parse(row.content) as ReceiptContent),
    ...(row.digest === null ? {} : { hash: row.digest, isSigned: true }),
    id: row.id,
    orderId: row.order_id,
    userId: row.user_id,
    type: row.type as ReceiptType,
    series: row.series,
    number: row.number,
    issuedAt: new Date(row.issued_at),
    taxState: row.tax_state as TaxState,
  };
}
