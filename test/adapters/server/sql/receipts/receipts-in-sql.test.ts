import { expect, test } from 'vitest';
import { CreditNotesInSql } from '#adapters/server/sql/receipts/credit-notes-in-sql.ts';
import { ReceiptSendingsInSql } from '#adapters/server/sql/receipts/receipt-sendings-in-sql.ts';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import { SignedReceiptsInSql } from '#adapters/server/sql/receipts/signed-receipts-in-sql.ts';
import { correctedReceiptsContract } from '#test/ports/receipts/corrected-receipts.ts';
import { receiptsContract } from '#test/ports/receipts/receipts.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { withOrders } from '#test/support/receipts/receipt-rows.ts';

eachDatabase('ReceiptsInSql', (database) => {
  const filled = async () => new ReceiptsInSql(await withOrders(database().db));
  receiptsContract(filled);
  correctedReceiptsContract(async () => {
    const db = await withOrders(database().db);
    return {
      receipts: new ReceiptsInSql(db),
      notes: new CreditNotesInSql(db),
      signed: new SignedReceiptsInSql(db),
      sendings: new ReceiptSendingsInSql(db),
    };
  });

  test('an order has one receipt, and a number of a series is on one receipt', async () => {
    const receipts = await filled();
    await receipts.add(aReceipt());
    await expect(receipts.add(aReceipt({ id: 'receipt-2', number: 2 }))).rejects.toThrow(/unique/i);
    await expect(receipts.add(aReceipt({ id: 'receipt-2', orderId: 'order-2' }))).rejects.toThrow(/unique/i);
  });
});
