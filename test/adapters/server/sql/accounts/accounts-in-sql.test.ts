import { expect, test } from 'vitest';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { accountsContract } from '#test/ports/accounts/accounts.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';

eachDatabase('AccountsInSql', (database) => {
  accountsContract(() => new AccountsInSql(database().db));
});

onPostgres('AccountsInSql under a race', (database) => {
  test('twenty registrations of one address at once make one account', async () => {
    const accounts = new AccountsInSql(database().db);
    const email = 'ana@correo.pe' as EmailAddress;
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, index) => accounts.add(aUser(`ana-${index}`, { email }), 'hash')),
    );
    expect(added.filter((isAdded) => isAdded)).toHaveLength(1);
  });
});
