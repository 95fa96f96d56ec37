import { AccountEventsInSql } from '#adapters/server/sql/accounts/account-events-in-sql.ts';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { NewcomersInSql } from '#adapters/server/sql/office/newcomers-in-sql.ts';
import { newcomersContract } from '#test/ports/office/newcomers.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('NewcomersInSql', (database) => {
  newcomersContract(() => {
    const { db } = database();
    return {
      newcomers: new NewcomersInSql(db),
      accounts: new AccountsInSql(db),
      events: new AccountEventsInSql(db),
    };
  });
});
