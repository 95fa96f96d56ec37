import { BillingRecordsInSql } from '#adapters/server/sql/billing-records-in-sql.ts';
import { billingRecordsContract } from '#test/ports/billing-records.ts';
import { eachDatabase } from '#test/support/databases.ts';
import { insertUser } from '#test/support/rows.ts';

eachDatabase('BillingRecordsInSql', (database) => {
  billingRecordsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    return new BillingRecordsInSql(db);
  });
});
