import type { Kysely, Selectable } from 'kysely';
import { CorrectionNoteRecords } from '#adapters/server/sql/receipts/correction-note-records.ts';
import { ReceiptSendingsInSql } from '#adapters/server/sql/receipts/receipt-sendings-in-sql.ts';
import { type ReceiptContent, stateOfReplaced } from '#adapters/server/sql/receipts/receipt-rows.ts';
import type { ReceiptsTable } from '#adapters/server/sql/tables/receipt-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { OrderTrail } from '#application/read-models/orders/office-orders.ts';
import { officeNoteOf } from '#application/server/receipts/office-note.ts';
import type { ReceiptType } from '#domain/orders/billing-record.ts';
import { receiptCode, type TaxState } from '#domain/receipts/receipt.ts';
import { sendBy, type SendingState } from '#domain/receipts/sending.ts';
import { money } from '#domain/shared/money.ts';

/** The receipts of an order, those that were replaced or made out anew first, with their files and what the tax authority said. */
export async function receiptsOfOrder(db: Kysely<SchoolDatabase>, orderId: string): Promise<OrderTrail['receipts']> {
  const rows = await db
    .selectFrom('receipts')
    .leftJoin('signed_receipts', 'signed_receipts.receipt_id', 'receipts.id')
    .leftJoin('receipt_sendings as sending', 'sending.receipt_id', 'receipts.id')
    .select(['id', 'series', 'number', 'type', 'issued_at', 'total', 'tax_state', 'content'])
    .select(['signed_receipts.digest', 'sending.state', 'sending.answer', 'sending.code', 'sending.cdr'])
    .where('order_id', '=', orderId)
    .execute();
  const replaced = await archivedOf(db, 'replaced_receipts', orderId);
  const corrected = await archivedOf(db, 'corrected_receipts', orderId);
  const [current] = rows;
  const by = current === undefined ? null : receiptCode(current);
  const notes = corrected.length === 0 ? [] : await correctionNotesOf(db, orderId);
  const archived = (row: (typeof replaced)[number]) => ({
    left: row.replaced_at,
    ...trailReceipt({ ...row, state: stateOfReplaced(row) }),
  });
  const before = [
    ...replaced.map((row) => ({ ...archived(row), replacedBy: by })),
    ...corrected.map((row) => ({
      ...archived(row),
      replacedBy: null,
      correctedBy: {
        receipt: by ?? '',
        notes: notes.filter((note) => note.over === receiptCode(row)).map(({ over: _, ...note }) => note),
      },
    })),
  ];
  return [
    // In the order in which another one took their place.
    ...before.toSorted((one, other) => (one.left < other.left ? -1 : 1)).map(({ left: _, ...receipt }) => receipt),
    ...rows.map((row) => ({ ...trailReceipt(row), replacedBy: null })),
  ];
}

/** The receipts of an order whose place another one took, the first first. */
function archivedOf(db: Kysely<SchoolDatabase>, table: 'replaced_receipts' | 'corrected_receipts', orderId: string) {
  return db
    .selectFrom(table)
    .select(['id', 'series', 'number', 'type', 'issued_at', 'total', 'tax_state', 'content'])
    .select(['digest', 'answer', 'code', 'cdr', 'replaced_at'])
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('replaced_at')
    .execute();
}

/** The notes that take back receipts of an order which were made out anew, each with the code of what it takes back. */
async function correctionNotesOf(db: Kysely<SchoolDatabase>, orderId: string) {
  const [notes, sendings] = [await new CorrectionNoteRecords(db).ofOrder(orderId), new ReceiptSendingsInSql(db)];
  return Promise.all(
    notes.map(async (note) => ({
      ...officeNoteOf(note, await sendings.find(note)),
      over: receiptCode(note.corrects),
    })),
  );
}

type ReceiptRow = Pick<
  Selectable<ReceiptsTable>,
  'id' | 'series' | 'number' | 'type' | 'issued_at' | 'total' | 'tax_state' | 'content'
> & { readonly [Column in 'digest' | 'state' | 'answer' | 'cdr']: string | null } & { readonly code: number | null };

function trailReceipt(row: ReceiptRow) {
  const { id, cdr, answer, code } = row;
  const type = row.type as ReceiptType;
  const { receiptType, documentType, documentNumber, name, address } = (JSON.parse(row.content) as ReceiptContent)
    .buyer;
  return {
    id,
    type,
    code: receiptCode(row),
    issuedAt: row.issued_at,
    total: money(row.total),
    taxState: row.tax_state as TaxState,
    document: id,
    xml: row.digest === null ? null : id,
    cdr: cdr === null ? null : id,
    sending: row.state === null ? null : { state: row.state as SendingState, said: answer ?? '', code },
    sendBy: sendBy({ type, issuedAt: new Date(row.issued_at) }).toISOString(),
    buyer: { receiptType, documentType, documentNumber, name, address },
  };
}
