import type { Kysely } from 'kysely';
import { nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { isPaid, type OrderState } from '#domain/orders/order.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { money, sumMoney } from '#domain/shared/money.ts';
import type { DepositOrder } from '#domain/vouchers/statements/match-movements.ts';

/** Orders as far as movements may be their payments, in no order. */
export async function depositOrders(
  db: Kysely<SchoolDatabase>,
  ids: readonly string[],
): Promise<readonly DepositOrder[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'orders.number', 'orders.new_total', 'orders.status', 'orders.created_at'])
    .select(['users.given_names', 'users.paternal_surname', 'users.maternal_surname'])
    .where('orders.id', 'in', ids)
    .execute();
  const parts = await db
    .selectFrom('bank_movements')
    .select(['order_id', 'amount'])
    .where('order_id', 'in', ids)
    .where('state', '=', 'held')
    .execute();
  const vouchers = await db
    .selectFrom('vouchers')
    .select(['order_id', 'bank', 'operation_number'])
    .where('order_id', 'in', ids)
    .where('state', '<>', 'rejected')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    total: money(row.new_total),
    received: sumMoney(parts.filter((part) => part.order_id === row.id).map(({ amount }) => money(amount))),
    buyerName: nameOfAccount(row),
    madeOn: limaDay(new Date(row.created_at)),
    isPaid: isPaid(row.status as OrderState),
    vouchers: vouchers
      .filter(({ order_id: orderId }) => orderId === row.id)
      .map(({ bank, operation_number: operation }) => ({ bank, operation })),
  }));
}
