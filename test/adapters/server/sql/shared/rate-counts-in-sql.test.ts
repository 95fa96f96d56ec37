import { expect, test } from 'vitest';
import { RateCountsInSql } from '#adapters/server/sql/shared/rate-counts-in-sql.ts';
import { rateCountsContract } from '#test/ports/shared/rate-counts.ts';
import { at } from '#test/support/accounts/account-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';

eachDatabase('RateCountsInSql', (database) => {
  rateCountsContract(() => new RateCountsInSql(database().db));

  test('stores nobody’s address or e-mail', async () => {
    await new RateCountsInSql(database().db).hit('sign-in:ana@correo.pe', 60, at('10:00'));
    expect(JSON.stringify(await database().db.selectFrom('rate_counts').selectAll().execute())).not.toContain('ana');
  });
});

onPostgres('RateCountsInSql under a race', (database) => {
  test('of fifty at once, each is counted once', async () => {
    const counts = new RateCountsInSql(database().db);
    const counted = await Promise.all(Array.from({ length: 50 }, () => counts.hit('ana', 60, at('10:00'))));
    expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 1),
    );
  });
});
