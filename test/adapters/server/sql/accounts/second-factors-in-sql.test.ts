import { expect, test } from 'vitest';
import { SecretSeal } from '#adapters/server/security/secret-seal.ts';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { SecondFactorsInSql } from '#adapters/server/sql/accounts/second-factors-in-sql.ts';
import type { User } from '#domain/accounts/user.ts';
import { secondFactorsContract } from '#test/ports/accounts/second-factors.ts';
import { at, aUser } from '#test/support/accounts/account-builders.ts';
import { type DatabaseOfTest, eachDatabase, onPostgres } from '#test/support/school/databases.ts';

async function factorsOf(database: DatabaseOfTest, users: readonly User[]) {
  const { db } = database();
  for (const user of users) await new AccountsInSql(db).add(user, 'hash');
  return new SecondFactorsInSql(db, new SecretSeal(new Uint8Array(48).fill(1)));
}

eachDatabase('SecondFactorsInSql', (database) => {
  secondFactorsContract((users) => factorsOf(database, users));

  test('no row says the secret', async () => {
    await (await factorsOf(database, [aUser('ana')])).begin('ana', 'JBSWY3DPEHPK3PXP', at('10:00'));
    const { secret } = await database().db.selectFrom('second_factors').select('secret').executeTakeFirstOrThrow();
    expect(Buffer.from(secret, 'base64url').toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  });
});

onPostgres('SecondFactorsInSql under a race', (database) => {
  const won = async (tries: () => Promise<boolean>): Promise<number> =>
    (await Promise.all(Array.from({ length: 20 }, tries))).filter((isDone) => isDone).length;

  test('of twenty at once, one confirms, one uses a step up, one uses a recovery code up', async () => {
    const factors = await factorsOf(database, [aUser('ana')]);
    await factors.begin('ana', 'SECRET', at('10:00'));
    await factors.replaceRecoveryCodes('ana', ['a']);
    expect(await won(() => factors.confirm('ana', 7, at('10:00')))).toBe(1);
    expect(await won(() => factors.useStep('ana', 8))).toBe(1);
    expect(await won(() => factors.useRecoveryCode('ana', 'a', at('10:00')))).toBe(1);
  });
});
