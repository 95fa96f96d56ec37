import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { BoughtTogetherInSql } from '#adapters/server/sql/catalogue/bought-together-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { Purchase } from '#test/memory/catalogue/bought-together-in-memory.ts';
import { boughtTogetherContract } from '#test/ports/catalogue/bought-together.ts';
import { type DatabaseOfTest, eachDatabase } from '#test/support/school/databases.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

type Status = 'confirmed' | 'finished' | 'continue' | 'pending' | 'expired';

const at = '2026-03-01T15:00:00.000Z';
const nothing = { price: 0, discount: 0, net: 0, base: 0, tax: 0 };

/** An order of these products, as far as it is counted. */
async function insertOrderOf(
  db: Kysely<SchoolDatabase>,
  number: number,
  { userId, productIds }: Purchase,
  status: Status,
): Promise<void> {
  const order = { id: `order-${number}`, number, user_id: userId, status, snapshot: '{}', billing: '{}' };
  const sums = { total: 0, discount: 0, new_total: 0, base: 0, tax: 0 };
  const times = { created_at: at, updated_at: at, expires_at: at, confirmed_at: at };
  const unsaid = { payment_method: null, code_word: null, terms_version: null, creation_key: null };
  await db
    .insertInto('orders')
    .values({ ...order, ...sums, ...times, ...unsaid })
    .execute();
  const lines = productIds.map((id, index) => ({
    order_id: order.id,
    position: index + 1,
    product_id: id,
    title: `Curso ${id}`,
    kind: 'course',
    rate: 0,
    ...nothing,
    choices: '{}',
    is_never_due: 0 as const,
  }));
  await db.insertInto('order_lines').values(lines).execute();
}

async function bought(
  database: DatabaseOfTest,
  purchases: readonly Purchase[],
  statusOf: (index: number) => Status = () => 'confirmed',
) {
  const { db } = database();
  for (const user of ['ana', 'luis', 'rosa', 'inés'])
    await insertUser(db, user, { email: `${user.length}${user}@a.pe` });
  for (const id of [1, 2, 3, 4, 5]) await insertProduct(db, id);
  for (const [index, each] of purchases.entries()) await insertOrderOf(db, index + 1, each, statusOf(index));
  const clock = new FixedClock();
  return { clock, db, bought: new BoughtTogetherInSql(db, clock) };
}

const three = ['ana', 'luis', 'rosa'].map((userId) => ({ userId, productIds: [1, 2] }));

eachDatabase('BoughtTogetherInSql', (database) => {
  boughtTogetherContract(async (purchases) => (await bought(database, purchases)).bought);

  test('orders that are paid count, with their receipt or before it; no others do', async () => {
    const statuses: readonly Status[] = ['confirmed', 'finished', 'finished'];
    expect(await (await bought(database, three, (index) => statuses[index] ?? 'confirmed')).bought.with(1)).toEqual([
      2,
    ]);
  });

  test.each(['continue', 'pending', 'expired'] as const)('an order that is %s does not count', async (status) => {
    const only = await bought(database, three, (index) => (index === 2 ? status : 'confirmed'));
    expect(await only.bought.with(1)).toEqual([]);
  });

  test('it is counted once an hour, not for every page', async () => {
    const { bought: kept, clock, db } = await bought(database, three.slice(1));
    expect(await kept.with(1)).toEqual([]);
    await insertOrderOf(db, 3, { userId: 'ana', productIds: [1, 2] }, 'confirmed');
    clock.advance({ minutes: 59 });
    expect(await kept.with(1)).toEqual([]);
    clock.advance({ minutes: 1 });
    expect(await kept.with(1)).toEqual([2]);
    expect(await kept.with(2)).toEqual([1]);
  });
});
