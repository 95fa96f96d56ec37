import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { bankAccountsContract } from '#test/ports/vouchers/bank-accounts.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('BankAccountsInSql', (database) => {
  bankAccountsContract(() => Promise.resolve(new BankAccountsInSql(database().db)));
});
