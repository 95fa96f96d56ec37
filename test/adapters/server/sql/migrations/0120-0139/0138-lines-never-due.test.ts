import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { knownMigrations, migrateExactly, migrateToLatest } from '#adapters/server/sql/migrations/migrate.ts';
import { type OpenDatabase, openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { newSchemaName, onPostgres, postgresUrl } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

const before = knownMigrations.filter((name) => name < '0138');
const at = '2026-03-10T12:00:00.000Z';

/** An order of products 1 and 11, of which the buyer has a grant of `granted`, as it was before the release noted which lines were due. */
interface EarlierOrder {
  readonly id: string;
  readonly status?: string;
  readonly granted?: readonly number[];
  /** Why money was kept that is not due; null: none was. */
  readonly surplus?: string | null;
  readonly isOverpaid?: 1;
  /** The products of a refund, and what became of it. */
  readonly refunded?: readonly [productIds: readonly number[], state: string];
}

const orders: readonly EarlierOrder[] = [
  { id: 'one was had', granted: [11] },
  { id: 'prefix', granted: [], refunded: [[11], 'done'] },
  { id: 'refund not done', granted: [11], refunded: [[1], 'refused'] },
  { id: 'taken away by its refund', granted: [11], refunded: [[1], 'done'] },
  { id: 'all given', granted: [1, 11] },
  { id: 'a gift', granted: [], surplus: null },
  { id: 'paid twice', granted: [11], surplus: 'order-paid' },
  { id: 'too much', granted: [11], isOverpaid: 1 },
  { id: 'not confirmed', granted: [], status: 'expired' },
];

async function insertEarlier({ db }: OpenDatabase, order: EarlierOrder, number: number): Promise<void> {
  const { id, status = 'finished', granted = [], surplus = 'products-owned', isOverpaid = 0, refunded } = order;
  await sql`insert into orders (id, number, user_id, status, total, discount, new_total, base, tax, snapshot, billing,
    created_at, updated_at, expires_at, confirmed_at)
    values (${id}, ${number}, 'ana', ${status}, 200, 0, 200, 200, 0, '{}', 'null', ${at}, ${at}, ${at}, ${at})`.execute(
    db,
  );
  for (const [position, productId] of [1, 11].entries()) {
    await sql`insert into order_lines (order_id, position, product_id, title, kind, rate, price, discount, net, base, tax,
      choices) values (${id}, ${position}, ${productId}, '', 'course', 0, 100, 0, 100, 100, 0, '{}')`.execute(db);
  }
  for (const productId of granted) {
    await sql`insert into grants (id, user_id, product_id, source, order_id, granted_at)
      values (${`${id} ${productId}`}, 'ana', ${productId}, 'order', ${id}, ${at})`.execute(db);
  }
  await sql`insert into payment_attempts (id, order_id, gateway, purchase_number, status, amount, created_at, updated_at)
    values (${id}, ${id}, 'simulated', ${String(number)}, 'paid', 200, ${at}, ${at})`.execute(db);
  if (surplus !== null) {
    await sql`insert into surplus_payments (id, order_id, user_id, attempt_id, amount, reason, arrived_at, is_overpaid)
      values (${id}, ${id}, 'ana', ${id}, 100, ${surplus}, ${at}, ${isOverpaid})`.execute(db);
  }
  if (refunded !== undefined) {
    const [productIds, state] = refunded;
    const lines = JSON.stringify(productIds.map((productId) => ({ productId, net: 100, base: 100, tax: 0 })));
    await sql`insert into refunds (id, number, order_id, user_id, state, reason, lines, amount, keeps_access, asked_by,
      asked_at, words, answer, gateway_text, updated_at)
      values (${id}, ${number}, ${id}, 'ana', ${state}, 'item-return', ${lines}, 100, 0, 'ana', ${at}, '', '', '', ${at})`.execute(
      db,
    );
  }
}

async function expectFilledIn(open: OpenDatabase): Promise<void> {
  await migrateExactly(open.db, before);
  await insertUser(open.db, 'ana');
  for (const id of [1, 11]) await insertProduct(open.db, id);
  for (const [index, order] of orders.entries()) await insertEarlier(open, order, index + 1);
  await migrateToLatest(open.db);
  const found = await open.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['orders.id', 'order_lines.product_id'])
    .where('is_never_due', '=', 1)
    .orderBy('orders.number')
    .orderBy('position')
    .execute();
  expect(found.map((line) => [line.id, line.product_id])).toEqual([
    ['one was had', 1],
    ['prefix', 1],
    ['refund not done', 1],
  ]);
}

test('of orders of before, what was not given is never due where money was kept for it, unless a refund took it away', async () => {
  const open = openSqlite(':memory:');
  onTestFinished(() => open.close());
  await expectFilledIn(open);
});

onPostgres('0138-lines-never-due', () => {
  test('does the same', async () => {
    const schema = newSchemaName();
    const keeper = openPostgres(postgresUrl());
    await sql.raw(`create schema ${schema}`).execute(keeper.db);
    await keeper.close();
    const open = openPostgres(postgresUrl(), schema);
    onTestFinished(() => open.close());
    await expectFilledIn(open);
  });
});
