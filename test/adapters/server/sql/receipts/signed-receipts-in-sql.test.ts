import { CreditNotesInSql } from '#adapters/server/sql/receipts/credit-notes-in-sql.ts';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import { SignedReceiptsInSql } from '#adapters/server/sql/receipts/signed-receipts-in-sql.ts';
import { signedReceiptsContract } from '#test/ports/receipts/signed-receipts.ts';
import { withOrders } from '#test/support/receipts/receipt-rows.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('SignedReceiptsInSql', (database) => {
  signedReceiptsContract(async () => {
    const db = await withOrders(database().db);
    return { receipts: new ReceiptsInSql(db), notes: new CreditNotesInSql(db), signed: new SignedReceiptsInSql(db) };
  });
});
