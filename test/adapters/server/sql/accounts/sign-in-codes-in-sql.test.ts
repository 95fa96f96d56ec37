import { expect, test } from 'vitest';
import { SessionsInSql } from '#adapters/server/sql/accounts/sessions-in-sql.ts';
import { SignInCodesInSql } from '#adapters/server/sql/accounts/sign-in-codes-in-sql.ts';
import { signInCodesContract } from '#test/ports/accounts/sign-in-codes.ts';
import { aSession, aSignInCode, at } from '#test/support/accounts/account-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { insertUser } from '#test/support/shared/rows.ts';

eachDatabase('SignInCodesInSql', (database) => {
  signInCodesContract(async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await new SessionsInSql(db).add(aSession('s1', 'ana'));
    return new SignInCodesInSql(db);
  });
});

onPostgres('SignInCodesInSql under a race', (database) => {
  test('twenty tries at once burn a code once', async () => {
    await insertUser(database().db, 'ana');
    const codes = new SignInCodesInSql(database().db);
    await codes.add(aSignInCode('one', 'ana'));
    const burnt = await Promise.all(Array.from({ length: 20 }, () => codes.burn('one', at('10:00'))));
    expect(burnt.filter((isBurnt) => isBurnt)).toHaveLength(1);
  });
});
