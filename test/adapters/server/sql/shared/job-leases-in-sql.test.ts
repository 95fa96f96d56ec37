import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { JobLeasesInSql } from '#adapters/server/sql/shared/job-leases-in-sql.ts';
import { jobLeasesContract } from '#test/ports/shared/job-leases.ts';
import { addressOf, eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { patient } from '#test/support/school/patience.ts';

const hour = 60 * 60 * 1000;

eachDatabase('JobLeasesInSql', (database) => {
  jobLeasesContract(() => new JobLeasesInSql(database().db));

  test('says until when as all instants are written, by the clock of the database', async () => {
    const { db } = database();
    await new JobLeasesInSql(db).hold('receipts', 'ana', hour);
    const { until } = await db.selectFrom('job_leases').select('until').executeTakeFirstOrThrow();
    expect(new Date(until).toISOString()).toBe(until);
    // Both run on this machine: within a minute they agree.
    expect(Math.abs(Date.parse(until) - Date.now() - hour)).toBeLessThan(60_000);
  });
});

onPostgres('JobLeasesInSql under a race', (database) => {
  /** Leases as five processes would ask for them: over pools of their own. */
  async function processes(): Promise<readonly JobLeasesInSql[]> {
    const address = await addressOf(database());
    const opened = Array.from({ length: 5 }, () => openPostgres(address, undefined, patient));
    onTestFinished(async () => void (await Promise.all(opened.map((each) => each.close()))));
    return opened.map(({ db }) => new JobLeasesInSql(db));
  }

  test('of many at once one has it: never taken before, given back, and run out', async () => {
    const all = await processes();
    const race = async (round: string): Promise<readonly string[]> => {
      const asked = Array.from({ length: 50 }, async (_, turn) => {
        const holder = `${round} ${turn}`;
        return (await all[turn % all.length]?.hold('receipts', holder, hour)) === true ? [holder] : [];
      });
      return (await Promise.all(asked)).flat();
    };
    const first = await race('first');
    expect(first).toHaveLength(1);
    await all[0]?.release('receipts', first[0] ?? '', 0);
    const second = await race('second');
    expect(second).toHaveLength(1);
    // Its holder dies: nothing renews it, and it runs out.
    await all[0]?.hold('receipts', second[0] ?? '', 0);
    expect(await race('third')).toHaveLength(1);
  });
});
