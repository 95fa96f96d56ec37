import type { Kysely } from 'kysely';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { RefundsInSql } from '#adapters/server/sql/payments/refunds-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { aRefund } from './receipt-builders.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

/** The database with the accounts and orders on which the suites of receipts rest: order-1 to order-3 of ana, order-4 of luis, and a refund-1 of order-1. */
export async function withOrders(db: Kysely<SchoolDatabase>): Promise<Kysely<SchoolDatabase>> {
  for (const user of ['ana', 'luis']) await insertUser(db, user);
  await insertProduct(db, 10);
  const orders = new OrdersInSql(db);
  for (const number of [1, 2, 3]) await orders.add(anOrder(`order-${number}`, number));
  await orders.add(anOrder('order-4', 4, { userId: 'luis' }));
  await new RefundsInSql(db).add(aRefund('refund-1', { state: 'done', way: null }));
  return db;
}
