import { BillingRecordsInSql } from '#adapters/server/sql/orders/billing-records-in-sql.ts';
import { billingRecordsContract } from '#test/ports/orders/billing-records.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertUser } from '#test/support/shared/rows.ts';

eachDatabase('BillingRecordsInSql', (database) => {
  billingRecordsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    return new BillingRecordsInSql(db);
  });
});
