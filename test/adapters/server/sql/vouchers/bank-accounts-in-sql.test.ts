import { expect, test } from 'vitest';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { bankAccountsContract } from '#test/ports/vouchers/bank-accounts.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';

eachDatabase('BankAccountsInSql', (database) => {
  bankAccountsContract(() => Promise.resolve(new BankAccountsInSql(database().db)));
});

onPostgres('BankAccountsInSql under a race', (database) => {
  test('one account added ten times at once is added once', async () => {
    const accounts = new BankAccountsInSql(database().db);
    const added = await Promise.all(Array.from({ length: 10 }, (_, index) => accounts.add(aBankAccount(`a${index}`))));
    expect(added.filter((isNew) => isNew)).toEqual([true]);
    expect(await accounts.all()).toHaveLength(1);
  });
});
