import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { LeasedRun } from '#adapters/server/jobs/leased-run.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { JobLeasesInSql } from '#adapters/server/sql/shared/job-leases-in-sql.ts';
import { builtProgram } from '#test/support/school/built-program.ts';
import { addressOf, onPostgres } from '#test/support/school/databases.ts';
import { patient } from '#test/support/school/patience.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const program = builtProgram('test/support/school/job-process.ts');

/** As if the time of every lease and of every rest were over. */
async function letTimePass({ db }: OpenDatabase): Promise<void> {
  await db.updateTable('job_leases').set({ until: '2000-01-01T00:00:00.000Z' }).execute();
}

/** A process that may try a job, and what it says. */
function processAt(url: string, holder: string): { child: ChildProcess; tries(): Promise<string> } {
  const child = spawn(process.execPath, [program()], {
    env: { PATH: process.env['PATH'], DATABASE_URL: url, JOB_PROCESS: holder },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface(child.stdout);
  return {
    child,
    async tries() {
      child.stdin.write('try\n');
      return String((await once(lines, 'line'))[0]);
    },
  };
}

onPostgres('A job of several processes', (database) => {
  test('each due run is done by exactly one of them', async () => {
    const address = await addressOf(database());
    const pools = Array.from({ length: 4 }, () => openPostgres(address, undefined, patient));
    onTestFinished(async () => void (await Promise.all(pools.map((pool) => pool.close()))));
    let runs = 0;
    const all = [...pools, ...pools, ...pools].map(
      ({ db }, index) =>
        new LeasedRun(
          { name: 'counting', work: () => Promise.resolve(void (runs += 1)), restMs: 60_000 },
          new JobLeasesInSql(db),
          `process ${index}`,
          new FixedClock(),
        ),
    );
    for (let due = 1; due <= 10; due += 1) {
      const tried = all.map((run) => run.execute(() => false));
      expect((await Promise.all(tried)).filter(Boolean)).toHaveLength(1);
      expect(runs).toBe(due);
      await letTimePass(database());
    }
  });

  test('goes on in another when the one that is at it is killed, and not before its lease is over', async () => {
    const url = await addressOf(database());
    const both = [processAt(url, 'ana'), processAt(url, 'luis')] as const;
    const said = await Promise.all(both.map((each) => each.tries()));
    expect(said.toSorted()).toEqual(['at it', 'not due']);
    const [killed, left] = said[0] === 'at it' ? both : [both[1], both[0]];
    const gone = once(killed.child, 'exit');
    killed.child.kill('SIGKILL');
    await gone;
    expect(await left.tries()).toBe('not due');
    await letTimePass(database());
    expect(await left.tries()).toBe('at it');
  });
});
