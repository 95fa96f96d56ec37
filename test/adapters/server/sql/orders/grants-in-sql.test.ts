import { expect, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { ConfirmOrder } from '#application/server/orders/confirm-order.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { GrantsInSql } from '#adapters/server/sql/orders/grants-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { grantsContract } from '#test/ports/orders/grants.ts';
import { aRefund } from '#test/support/receipts/receipt-builders.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { RefundsInSql } from '#adapters/server/sql/payments/refunds-in-sql.ts';
import { aGrant, anAttempt, anOrder, at, later } from '#test/support/orders/buying-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';
import { onSale, planPrices, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { testSchool } from '#test/support/school/test-school.ts';

eachDatabase('GrantsInSql', (database) => {
  grantsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    for (const product of [10, 11]) await insertProduct(db, product);
    await insertProduct(db, 12, { kind: 'plan', plan_page: 'pro', plan_seats: 1 });
    const orders = new OrdersInSql(db);
    for (const number of [1, 2]) await orders.add(anOrder(`order-${number}`, number));
    return new GrantsInSql(db);
  });

  test('what goes back to the school is the account’s own no more from when a gateway is to give its money back', async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await insertUser(db, 'luis');
    for (const product of [1, 10, 11]) await insertProduct(db, product);
    await new OrdersInSql(db).add(anOrder('order-1', 1));
    await new PaymentAttemptsInSql(db).add(anAttempt('attempt-1', 'order-1'));
    const [grants, refunds] = [new GrantsInSql(db), new RefundsInSql(db)];
    await grants.add([1, 10, 11].map((productId) => aGrant(`grant-${productId}`, { productId })));
    const bought = () => grants.boughtForEver('ana', [1, 10, 11]);
    const asked = aRefund('r1', { state: 'requested', way: null });
    await refunds.add(asked);
    expect(await bought()).toEqual(new Set([1, 10, 11]));
    await refunds.move({ ...asked, way: aRefund('r1').way, keepsAccess: true }, 'requested');
    expect(await bought()).toEqual(new Set([1, 10, 11]));
    await refunds.move(aRefund('r1', { state: 'unknown' }), 'requested');
    expect(await bought()).toEqual(new Set([1, 11]));
    await refunds.move(aRefund('r1', { state: 'refused' }), 'unknown');
    expect(await bought()).toEqual(new Set([1, 10, 11]));
  });
});

onPostgres('GrantsInSql under a race', (database) => {
  test('whoever extends waits for the other who does, and begins where that one ends', async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await insertProduct(db, 10);
    const orders = new OrdersInSql(db);
    for (const number of [1, 2]) await orders.add(anOrder(`order-${number}`, number));
    const first = await db.startTransaction().execute();
    const second = await db.startTransaction().execute();
    expect(await new GrantsInSql(first).endToExtend('ana', 10, at)).toBeNull();
    const afterwards = new GrantsInSql(second).endToExtend('ana', 10, at);
    await new GrantsInSql(first).add([aGrant('grant-1', { endsAt: later(10) })]);
    await first.commit().execute();
    const found = await afterwards;
    await second.commit().execute();
    expect(found).toEqual(later(10));
  });

  test('two years of one plan whose payments are confirmed at once last two years, each of five times', async () => {
    const shop = await testSchool({ database: database() });
    await stockShop(shop.db);
    for (let round = 0; round < 5; round += 1) {
      const buyer = await new Shopper(shop).signIn();
      await buyer.add(onSale.proPlan.slug, { object: JSON.stringify({ plan_id: 5, precio_id: planPrices.year }) });
      const ids: string[] = [];
      for (const _ of [1, 2]) ids.push((await buyer.order('400.00')).json<Wire<PlacedOrder>>().id);
      await Promise.all(ids.map((id) => shop.school.write(ConfirmOrder, (confirm) => paid(confirm, id))));
      const given = await shop.db
        .selectFrom('grants')
        .select('ends_at')
        .where('user_id', '=', buyer.userId)
        .orderBy('ends_at')
        .execute();
      expect(given.map(({ ends_at: end }) => end)).toEqual(['2027-03-11T04:59:59.000Z', '2028-03-11T04:59:59.000Z']);
    }

    async function paid(confirm: ConfirmOrder, id: string): Promise<void> {
      const order = await shop.school.get(Orders).find(id);
      if (order !== null) await confirm.execute(order, 'payment-approved');
    }
  });
});
