import { expect, test } from 'vitest';
import { SignInFailuresInSql } from '#adapters/server/sql/accounts/sign-in-failures-in-sql.ts';
import { signInFailuresContract } from '#test/ports/accounts/sign-in-failures.ts';
import { at } from '#test/support/accounts/account-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';

eachDatabase('SignInFailuresInSql', (database) => {
  signInFailuresContract(() => new SignInFailuresInSql(database().db));
});

onPostgres('SignInFailuresInSql under a race', (database) => {
  test('of twenty that count at once, one counts; the first time and later', async () => {
    const failures = new SignInFailuresInSql(database().db);
    const first = { count: 1, lastAt: at('10:00') };
    const second = { count: 2, lastAt: at('10:01') };
    const race = (known: typeof first | null, next: typeof first): Promise<boolean[]> =>
      Promise.all(Array.from({ length: 20 }, () => failures.replace('ana@correo.pe', known, next)));
    expect((await race(null, first)).filter((isDone) => isDone)).toHaveLength(1);
    expect((await race(first, second)).filter((isDone) => isDone)).toHaveLength(1);
    expect(await failures.find('ana@correo.pe')).toEqual(second);
  });
});
