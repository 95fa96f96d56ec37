import { BankAccountsInSql } from '#adapters/server/sql/bank-accounts-in-sql.ts';
import { bankAccountsContract } from '#test/ports/bank-accounts.ts';
import { eachDatabase } from '#test/support/databases.ts';

eachDatabase('BankAccountsInSql', (database) => {
  bankAccountsContract(() => Promise.resolve(new BankAccountsInSql(database().db)));
});
