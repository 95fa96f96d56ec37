import { AccountEventsInSql } from '#adapters/server/sql/account-events-in-sql.ts';
import { accountEventsContract } from '#test/ports/account-events.ts';
import { eachDatabase } from '#test/support/databases.ts';
import { insertUser } from '#test/support/rows.ts';

eachDatabase('AccountEventsInSql', (database) => {
  accountEventsContract(async () => {
    for (const user of ['ana', 'luis']) await insertUser(database().db, user);
    return new AccountEventsInSql(database().db);
  });
});
