import { expect, test } from 'vitest';
import { AccountsInSql } from '#adapters/server/sql/accounts-in-sql.ts';
import { RefreshTokensInSql } from '#adapters/server/sql/refresh-tokens-in-sql.ts';
import { SessionsInSql } from '#adapters/server/sql/sessions-in-sql.ts';
import { SignInCodesInSql } from '#adapters/server/sql/sign-in-codes-in-sql.ts';
import { sessionsContract } from '#test/ports/sessions.ts';
import { aSession, aSignInCode, at, aUser } from '#test/support/account-builders.ts';
import { eachDatabase } from '#test/support/databases.ts';

eachDatabase('SessionsInSql', (database) => {
  sessionsContract(async (users) => {
    const accounts = new AccountsInSql(database().db);
    for (const user of users) await accounts.add(user, 'hash');
    return new SessionsInSql(database().db);
  });

  test('a session is forgotten with its tokens and codes', async () => {
    const { db } = database();
    await new AccountsInSql(db).add(aUser('ana'), 'hash');
    const sessions = new SessionsInSql(db);
    await sessions.add(aSession('s1', 'ana', { expiresAt: at('10:30') }));
    await new RefreshTokensInSql(db).add('print', 's1', at('10:00'));
    await new SignInCodesInSql(db).add(aSignInCode('code', 'ana', { sessionId: 's1' }));
    await sessions.forget(at('11:00'));
    expect(await db.selectFrom('refresh_tokens').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('sign_in_codes').selectAll().execute()).toEqual([]);
  });
});
