import type { Kysely, Selectable } from 'kysely';
import type { ReceiptsTable, ReplacedReceiptsTable } from '#adapters/server/sql/tables/receipt-tables.ts';
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

/** Where the way of a replaced receipt to the tax authority had ended. */
export const stateOfReplaced = ({ tax_state: taxState }: { readonly tax_state: string }): SendingState =>
  taxState === 'rejected' ? 'rejected' : 'stopped';

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
