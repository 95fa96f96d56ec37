import { AccountEventsInSql } from '#adapters/server/sql/accounts/account-events-in-sql.ts';
import { accountEventsContract } from '#test/ports/accounts/account-events.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertUser } from '#test/support/shared/rows.ts';

eachDatabase('AccountEventsInSql', (database) => {
  accountEventsContract(async () => {
    for (const user of ['ana', 'luis']) await insertUser(database().db, user);
    return new AccountEventsInSql(database().db);
  });
});
