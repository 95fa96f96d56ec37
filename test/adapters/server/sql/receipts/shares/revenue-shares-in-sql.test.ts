import { RevenueSharesInSql } from '#adapters/server/sql/receipts/shares/revenue-shares-in-sql.ts';
import { revenueSharesContract } from '#test/ports/receipts/shares/revenue-shares.ts';
import { insertSharers } from '#test/support/receipts/sharers.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('RevenueSharesInSql', (database) => {
  revenueSharesContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    await insertProduct(db, 3);
    await insertSharers(db, { teacher: 'ana', sellerEmail: 'luis@correo.pe', codeId: null });
    return new RevenueSharesInSql(db);
  });
});
