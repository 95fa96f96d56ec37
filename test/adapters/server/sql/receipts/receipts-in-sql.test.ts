import { expect, test } from 'vitest';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import { receiptsContract } from '#test/ports/receipts/receipts.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('ReceiptsInSql', (database) => {
  const filled = async (): Promise<ReceiptsInSql> => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    await insertProduct(db, 10);
    const orders = new OrdersInSql(db);
    for (const number of [1, 2, 3]) await orders.add(anOrder(`order-${number}`, number));
    await orders.add(anOrder('order-4', 4, { userId: 'luis' }));
    return new ReceiptsInSql(db);
  };
  receiptsContract(filled);

  test('an order has one receipt, and a number of a series is on one receipt', async () => {
    const receipts = await filled();
    await receipts.add(aReceipt());
    await expect(receipts.add(aReceipt({ id: 'receipt-2', number: 2 }))).rejects.toThrow(/unique/i);
    await expect(receipts.add(aReceipt({ id: 'receipt-2', orderId: 'order-2' }))).rejects.toThrow(/unique/i);
  });
});
