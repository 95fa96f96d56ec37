import { CreditNotesInSql } from '#adapters/server/sql/receipts/credit-notes-in-sql.ts';
import { ReceiptSendingsInSql } from '#adapters/server/sql/receipts/receipt-sendings-in-sql.ts';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import { SignedReceiptsInSql } from '#adapters/server/sql/receipts/signed-receipts-in-sql.ts';
import { receiptSendingsContract } from '#test/ports/receipts/receipt-sendings.ts';
import { withOrders } from '#test/support/receipts/receipt-rows.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('ReceiptSendingsInSql', (database) => {
  receiptSendingsContract(async () => {
    const db = await withOrders(database().db);
    return {
      receipts: new ReceiptsInSql(db),
      notes: new CreditNotesInSql(db),
      signed: new SignedReceiptsInSql(db),
      sendings: new ReceiptSendingsInSql(db),
    };
  });
});
