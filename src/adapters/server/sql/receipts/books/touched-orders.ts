import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { lostDisputes } from './lost-disputes.ts';
import { type BookMonth, boundsOf, nextMonth } from '#domain/receipts/books/book-month.ts';

/** Every order of which something happened in the month: it was confirmed, paid or charged, documented, or given back. */
export async function ordersTouched(db: Kysely<SchoolDatabase>, month: BookMonth): Promise<readonly string[]> {
  const { from, until, firstDay, afterLastDay } = instantsOf(month);
  const issued = (table: 'receipts' | 'corrected_receipts' | 'credit_notes' | 'correction_notes') =>
    db.selectFrom(table).select('order_id as id').where('issued_at', '>=', from).where('issued_at', '<', until);
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('confirmed_at', '>=', from)
    .where('confirmed_at', '<', until)
    .union(issued('receipts'))
    .union(issued('credit_notes'))
    .union(issued('corrected_receipts'))
    .union(issued('correction_notes'))
    .union(
      db.selectFrom('refunds').select('order_id as id').where('updated_at', '>=', from).where('updated_at', '<', until),
    )
    .union(
      lostDisputes(db)
        .clearSelect()
        .select('order_id as id')
        .where('updated_at', '>=', from)
        .where('updated_at', '<', until),
    )
    .union(
      db
        .selectFrom('payment_attempts')
        .select('order_id as id')
        .where('status', 'in', ['paid', 'authorizing', 'unknown'])
        .where('updated_at', '>=', from)
        .where('updated_at', '<', until),
    )
    .union(
      db
        .selectFrom('surplus_payments')
        .select('order_id as id')
        .where('arrived_at', '>=', from)
        .where('arrived_at', '<', until),
    )
    .union(
      db
        .selectFrom('vouchers')
        .select('order_id as id')
        .where('state', '=', 'approved')
        .where('paid_on', '>=', firstDay)
        .where('paid_on', '<', afterLastDay),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** When a month begins and ends, as instants and as days are kept. */
export function instantsOf(month: BookMonth) {
  const { from, until } = boundsOf(month);
  return {
    from: from.toISOString(),
    until: until.toISOString(),
    firstDay: `${month}-01`,
    afterLastDay: `${nextMonth(month)}-01`,
  };
}
