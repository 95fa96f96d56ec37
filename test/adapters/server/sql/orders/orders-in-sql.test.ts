import { expect, test } from 'vitest';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { ordersContract } from '#test/ports/orders/orders.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('OrdersInSql', (database) => {
  ordersContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    await insertProduct(db, 10);
    return new OrdersInSql(db);
  });

  test('one request creates one order: its key is taken once', async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await insertProduct(db, 10);
    const orders = new OrdersInSql(db);
    await orders.add(anOrder('order-1', 1, { creationKey: 'key-1' }));
    await expect(orders.add(anOrder('order-2', 2, { creationKey: 'key-1' }))).rejects.toThrow(/unique/i);
  });
});

onPostgres('OrdersInSql under a race', (database) => {
  test('fifty numbers taken at once are fifty', async () => {
    const orders = new OrdersInSql(database().db);
    const numbers = await Promise.all(Array.from({ length: 50 }, () => orders.nextNumber()));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });
});
