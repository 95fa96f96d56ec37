import type { Kysely } from 'kysely';
import {
  correctionNoteRows,
  creditNoteOf,
  replacedCorrectionOf,
  replacedCorrectionRows,
} from '#adapters/server/sql/receipts/credit-note-rows.ts';
import { correctedReceiptOf, correctedRows } from '#adapters/server/sql/receipts/receipt-rows.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import type { BookedDocument, BookedOrder } from '#domain/receipts/books/month-facts.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import { receiptCode } from '#domain/receipts/receipt.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import { instantsOf } from './touched-orders.ts';

interface DocumentRow {
  readonly series: string;
  readonly number: number;
  readonly total: number;
  readonly issued_at: string;
  readonly tax_state: string;
}

/** A row of a receipt or note, as far as its order's sums are compared with it. */
export function bookedOf(row: DocumentRow): BookedDocument {
  return {
    code: receiptCode(row),
    total: money(row.total),
    issuedOn: limaDay(new Date(row.issued_at)),
    isRejected: row.tax_state === 'rejected',
  };
}

/** What was issued in a month of receipts that were made out anew since, and of the notes that take such back. Source: decision 0132. */
export async function correctionDocuments(
  db: Kysely<SchoolDatabase>,
  month: BookMonth,
): Promise<readonly IssuedDocument[]> {
  const { from, until } = instantsOf(month);
  const corrected = await correctedRows(db)
    .where('corrected.issued_at', '>=', from)
    .where('corrected.issued_at', '<', until)
    .orderBy('corrected.issued_at')
    .orderBy('corrected.number')
    .execute();
  const notes = await correctionNoteRows(db)
    .where('correction_notes.issued_at', '>=', from)
    .where('correction_notes.issued_at', '<', until)
    .orderBy('correction_notes.issued_at')
    .orderBy('correction_notes.number')
    .execute();
  const replaced = await replacedCorrectionRows(db)
    .where('replaced.issued_at', '>=', from)
    .where('replaced.issued_at', '<', until)
    .orderBy('replaced.issued_at')
    .orderBy('replaced.number')
    .execute();
  return [...corrected.map(correctedReceiptOf), ...notes.map(creditNoteOf), ...replaced.map(replacedCorrectionOf)];
}

/** Of some orders the receipts that were made out anew, the first first, each with the note that takes it back. */
export async function correctionsOf(
  db: Kysely<SchoolDatabase>,
  orderIds: readonly string[],
): Promise<readonly (readonly [orderId: string, BookedOrder['corrections'][number]])[]> {
  const receipts = await db
    .selectFrom('corrected_receipts')
    .select(['id', 'order_id', 'series', 'number', 'total', 'issued_at', 'tax_state'])
    .where('order_id', 'in', orderIds)
    .orderBy('issued_at')
    .orderBy('replaced_at')
    .execute();
  const notes = await db
    .selectFrom('correction_notes')
    .select(['receipt_id', 'series', 'number', 'total', 'issued_at', 'tax_state'])
    .where('order_id', 'in', orderIds)
    .execute();
  const noteOf = new Map(notes.map((note) => [note.receipt_id, note]));
  return receipts.flatMap((row) => {
    const note = noteOf.get(row.id);
    return note === undefined ? [] : [[row.order_id, { receipt: bookedOf(row), note: bookedOf(note) }] as const];
  });
}
