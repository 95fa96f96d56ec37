import { expect, test } from 'vitest';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { RefundsInSql } from '#adapters/server/sql/payments/refunds-in-sql.ts';
import { CreditNotesInSql } from '#adapters/server/sql/receipts/credit-notes-in-sql.ts';
import { creditNotesContract } from '#test/ports/receipts/credit-notes.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { aCreditNote, aRefund } from '#test/support/receipts/receipt-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('CreditNotesInSql', (database) => {
  const filled = async (): Promise<CreditNotesInSql> => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    await insertProduct(db, 10);
    const orders = new OrdersInSql(db);
    await orders.add(anOrder('order-1', 1));
    await orders.add(anOrder('order-2', 2, { userId: 'luis' }));
    const refunds = new RefundsInSql(db);
    for (const [number, orderId] of [
      [1, 'order-1'],
      [2, 'order-1'],
      [3, 'order-2'],
    ] as const) {
      await refunds.add(aRefund(`refund-${number}`, { number, orderId, state: 'done', way: null }));
    }
    return new CreditNotesInSql(db);
  };
  creditNotesContract(filled);

  test('a refund has one note, and a number of a series is on one note', async () => {
    const notes = await filled();
    await notes.add(aCreditNote());
    await expect(notes.add(aCreditNote({ id: 'note-2', number: 2 }))).rejects.toThrow(/unique/i);
    await expect(notes.add(aCreditNote({ id: 'note-2', refundId: 'refund-2' }))).rejects.toThrow(/unique/i);
  });
});
