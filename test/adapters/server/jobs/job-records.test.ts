import { expect, test } from 'vitest';
import { JobRecords } from '#adapters/server/jobs/job-records.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

test('each run of a job is noted: how many, how long, how they ended', async () => {
  const clock = new FixedClock();
  const records = new JobRecords(clock);
  let fails = false;
  const run = records.noted('counting', async (ms: number) => {
    expect([...records.all][0]?.isRunning).toBe(true);
    clock.advance({ seconds: ms / 1000 });
    if (fails) throw new Error('no');
  });
  expect([...records.all]).toEqual([
    { name: 'counting', runs: 0, failures: 0, tookMs: 0, lastSuccess: null, isRunning: false },
  ]);
  await run(200);
  const ended = clock.now();
  fails = true;
  await expect(run(50)).rejects.toThrow('no');
  expect([...records.all]).toEqual([
    { name: 'counting', runs: 2, failures: 1, tookMs: 250, lastSuccess: ended, isRunning: false },
  ]);
});
