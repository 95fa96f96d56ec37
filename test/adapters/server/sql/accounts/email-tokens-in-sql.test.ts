import { expect, test } from 'vitest';
import { EmailTokensInSql } from '#adapters/server/sql/accounts/email-tokens-in-sql.ts';
import { emailTokensContract } from '#test/ports/accounts/email-tokens.ts';
import { anEmailToken, at } from '#test/support/accounts/account-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { insertUser } from '#test/support/shared/rows.ts';

eachDatabase('EmailTokensInSql', (database) => {
  emailTokensContract(async () => {
    for (const user of ['ana', 'luis']) await insertUser(database().db, user);
    return new EmailTokensInSql(database().db);
  });
});

onPostgres('EmailTokensInSql under a race', (database) => {
  test('a link used twenty times at once is used once', async () => {
    await insertUser(database().db, 'ana');
    const tokens = new EmailTokensInSql(database().db);
    await tokens.add(anEmailToken('one', 'ana'));
    const used = await Promise.all(Array.from({ length: 20 }, () => tokens.use('one', at('10:30'))));
    expect(used.filter((isUsed) => isUsed)).toHaveLength(1);
  });
});
