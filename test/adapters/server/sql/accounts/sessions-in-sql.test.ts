import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { SessionsInSql } from '#adapters/server/sql/accounts/sessions-in-sql.ts';
import { sessionsContract } from '#test/ports/accounts/sessions.ts';

import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('SessionsInSql', (database) => {
  sessionsContract(async (users) => {
    const accounts = new AccountsInSql(database().db);
    for (const user of users) await accounts.add(user, 'hash');
    return new SessionsInSql(database().db);
  });
});
