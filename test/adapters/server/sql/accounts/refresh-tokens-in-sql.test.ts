import { expect, test } from 'vitest';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { RefreshTokensInSql } from '#adapters/server/sql/accounts/refresh-tokens-in-sql.ts';
import { SessionsInSql } from '#adapters/server/sql/accounts/sessions-in-sql.ts';
import { refreshTokensContract } from '#test/ports/accounts/refresh-tokens.ts';
import { aSession, at, aUser } from '#test/support/accounts/account-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';

eachDatabase('RefreshTokensInSql', (database) => {
  refreshTokensContract(async (users, sessions) => {
    const { db } = database();
    for (const user of users) await new AccountsInSql(db).add(user, 'hash');
    for (const session of sessions) await new SessionsInSql(db).add(session);
    return new RefreshTokensInSql(db);
  });
});

onPostgres('RefreshTokensInSql under a race', (database) => {
  test('twenty exchanges at once are one exchange', async () => {
    const { db } = database();
    await new AccountsInSql(db).add(aUser('ana'), 'hash');
    await new SessionsInSql(db).add(aSession('s1', 'ana'));
    const tokens = new RefreshTokensInSql(db);
    await tokens.add('print', 's1', at('10:00'));
    const rotated = await Promise.all(Array.from({ length: 20 }, () => tokens.rotate('print', at('10:05'))));
    expect(rotated.filter((isRotated) => isRotated)).toHaveLength(1);
  });
});
