import { expect, test } from 'vitest';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import { receiptsContract } from '#test/ports/receipts/receipts.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { withOrders } from '#test/support/receipts/receipt-rows.ts';

eachDatabase('ReceiptsInSql', (database) => {
  const filled = async () => new ReceiptsInSql(await withOrders(database().db));
  receiptsContract(filled);

  test('an order has one receipt, and a number of a series is on one receipt', async () => {
    const receipts = await filled();
    await receipts.add(aReceipt());
    await expect(receipts.add(aReceipt({ id: 'receipt-2', number: 2 }))).rejects.toThrow(/unique/i);
    await expect(receipts.add(aReceipt({ id: 'receipt-2', orderId: 'order-2' }))).rejects.toThrow(/unique/i);
  });
});
