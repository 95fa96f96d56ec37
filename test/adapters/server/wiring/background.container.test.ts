import { expect, onTestFinished, test, vi } from 'vitest';
import { JobRecords } from '#adapters/server/jobs/job-records.ts';
import { goRoundOnce, startBackgroundWork } from '#adapters/server/wiring/background.container.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { testSchool } from '#test/support/school/test-school.ts';

test('SAFE-9: a first round that the database refuses is logged, and the school starts all the same', async () => {
  const database = openPostgres('postgresql://nobody@127.0.0.1:1/nothing');
  onTestFinished(() => database.close());
  const { school, logger } = await testSchool({ database });
  await goRoundOnce(school);
  expect(logger.entries.map(({ message }) => message)).toEqual([
    'going round payments failed at the start',
    'issuing receipts failed at the start',
    'counting students failed at the start',
  ]);
});

test('of several processes one does what is to be done once; what each does for itself, or shares, all do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { school, config, clock } = await testSchool();
  const records = [new JobRecords(clock), new JobRecords(clock)];
  const both = records.map((each) => startBackgroundWork(school, config, each));
  const runs = () => {
    const sums: Record<string, number> = {};
    for (const { name, runs: count } of records.flatMap((each) => [...each.all]))
      sums[name] = (sums[name] ?? 0) + count;
    return sums;
  };
  await vi.advanceTimersByTimeAsync(60_000);
  // By the clock of the database no time has passed: what was done rests.
  const once = {
    'going round payments': 1,
    'telling what changed of what is saved': 1,
    'forgetting what is old': 1,
    'counting students': 1,
  };
  await expect.poll(runs).toMatchObject({ ...once, 'forgetting ended counts': 2 });
  // A run lasts in real time, and its pause begins when it ends: of a minute that passes at once only the first is sure.
  while ((runs()['sending mails'] ?? 0) <= 2) await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(both.map((each) => each.stop()));
  expect(runs()).toMatchObject(once);
});
