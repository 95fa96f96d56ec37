import { expect, test } from 'vitest';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { VouchersInSql } from '#adapters/server/sql/vouchers/vouchers-in-sql.ts';
import { vouchersContract } from '#test/ports/vouchers/vouchers.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { aBankAccount, anAccountAtBbva, aVoucher } from '#test/support/receipts/receipt-builders.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

async function filled({ db }: OpenDatabase): Promise<VouchersInSql> {
  for (const user of ['ana', 'luis', 'teresa']) await insertUser(db, user);
  await insertProduct(db, 10);
  const orders = new OrdersInSql(db);
  for (const number of [1, 2]) await orders.add(anOrder(`order-${number}`, number));
  await orders.add(anOrder('order-3', 3, { userId: 'luis' }));
  await new BankAccountsInSql(db).offer([aBankAccount('bcp'), anAccountAtBbva()]);
  return new VouchersInSql(db);
}

eachDatabase('VouchersInSql', (database) => {
  vouchersContract(() => filled(database()));
});

onPostgres('VouchersInSql under a race', (database) => {
  test('one operation sent for two orders at once is taken once', async () => {
    const vouchers = await filled(database());
    const taken = await Promise.all(
      [1, 2].flatMap((number) =>
        [0, 1, 2, 3].map((copy) => vouchers.add(aVoucher(`v${number}${copy}`, { orderId: `order-${number}` }))),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('twenty decisions at once are one', async () => {
    const vouchers = await filled(database());
    await vouchers.add(aVoucher('v1'));
    const decided = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        vouchers.decide('v1', index % 2 === 0 ? 'approved' : 'rejected', {
          by: 'teresa',
          at: new Date('2026-03-10T16:00:00.000Z'),
          reason: String(index),
        }),
      ),
    );
    expect(decided.filter(Boolean)).toHaveLength(1);
    expect((await vouchers.find('v1'))?.decision?.reason).toBe(String(decided.indexOf(true)));
  });
});
