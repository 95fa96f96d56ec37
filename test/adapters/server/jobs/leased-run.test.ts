import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LeasedRun } from '#adapters/server/jobs/leased-run.ts';
import { JobLeases } from '#application/server/shared/ports/job-leases.ts';
import { JobLeasesInMemory } from '#test/memory/shared/job-leases-in-memory.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const going = () => false;

function world(leases?: JobLeases) {
  const clock = new FixedClock();
  const kept = leases ?? new JobLeasesInMemory(clock);
  const runOf = (holder: string, work: (isStopping: () => boolean) => Promise<void>) =>
    new LeasedRun({ name: 'counting', work, restMs: 54 * 60_000 }, kept, holder, clock);
  /** Lets time pass for the timers and for the clock. */
  const pass = async (seconds: number): Promise<void> => {
    clock.advance({ seconds });
    await vi.advanceTimersByTimeAsync(seconds * 1000);
  };
  return { clock, leases: kept, runOf, pass };
}

/** Work that goes on until it is ended from outside, or told to stop. */
function openWork() {
  let end: () => void = () => undefined;
  const seen: { isStopping: () => boolean; runs: number } = { isStopping: going, runs: 0 };
  const work = (isStopping: () => boolean) => {
    seen.isStopping = isStopping;
    seen.runs += 1;
    return new Promise<void>((done) => (end = done));
  };
  return { work, seen, end: () => end() };
}

test('a job that is due is done by one, then rests for all', async () => {
  const { runOf, pass } = world();
  let runs = 0;
  const work = () => Promise.resolve(void (runs += 1));
  expect(await runOf('ana', work).execute(going)).toBe(true);
  expect(await runOf('luis', work).execute(going)).toBe(false);
  await pass(54 * 60 - 1);
  expect(await runOf('ana', work).execute(going)).toBe(false);
  await pass(1);
  expect(await runOf('luis', work).execute(going)).toBe(true);
  expect(runs).toBe(2);
});

test('a run that takes long keeps its lease', async () => {
  const { runOf, pass } = world();
  const long = openWork();
  const running = runOf('ana', long.work).execute(going);
  for (let minute = 0; minute < 10; minute += 1) {
    await pass(20);
    expect(await runOf('luis', long.work).execute(going)).toBe(false);
    expect(long.seen.isStopping()).toBe(false);
  }
  long.end();
  expect(await running).toBe(true);
  expect(long.seen.runs).toBe(1);
});

test('who died is followed after a minute; who only stood still is told so, and gives back nothing that is another’s', async () => {
  const { clock, runOf } = world();
  const first = openWork();
  const second = openWork();
  const running = runOf('ana', first.work).execute(going);
  await vi.advanceTimersByTimeAsync(0);
  // Its timers stand as well.
  clock.advance({ seconds: 60 });
  expect(first.seen.isStopping()).toBe(true);
  const taken = runOf('luis', second.work).execute(going);
  await vi.advanceTimersByTimeAsync(0);
  expect(second.seen.runs).toBe(1);
  // It wakes, asks, and learns that the lease is gone.
  await vi.advanceTimersByTimeAsync(20_000);
  expect(first.seen.isStopping()).toBe(true);
  first.end();
  await running;
  expect(second.seen.isStopping()).toBe(false);
  expect(await runOf('eva', second.work).execute(going)).toBe(false);
  second.end();
  await taken;
});

test('a database that does not answer takes no lease away before its time', async () => {
  const clock = new FixedClock();
  const inMemory = new JobLeasesInMemory(clock);
  class Failing extends JobLeases {
    isDown = false;
    hold(name: string, holder: string, ms: number) {
      return this.isDown ? Promise.reject(new Error('down')) : inMemory.hold(name, holder, ms);
    }
    release(): Promise<void> {
      return Promise.reject(new Error('down'));
    }
  }
  const leases = new Failing();
  const open = openWork();
  const run = new LeasedRun({ name: 'counting', work: open.work, restMs: 0 }, leases, 'ana', clock);
  const running = run.execute(going);
  await vi.advanceTimersByTimeAsync(0);
  leases.isDown = true;
  clock.advance({ seconds: 59 });
  await vi.advanceTimersByTimeAsync(40_000);
  expect(open.seen.isStopping()).toBe(false);
  clock.advance({ seconds: 1 });
  expect(open.seen.isStopping()).toBe(true);
  open.end();
  // What cannot be given back runs out.
  expect(await running).toBe(true);
  await expect(run.execute(going)).rejects.toThrow('down');
});

test('what an orderly stop cuts short is anybody’s at once; what failed rests', async () => {
  const { runOf, pass } = world();
  let isStopping = false;
  const cut = openWork();
  const running = runOf('ana', cut.work).execute(() => isStopping);
  await vi.advanceTimersByTimeAsync(0);
  isStopping = true;
  expect(cut.seen.isStopping()).toBe(true);
  cut.end();
  await running;
  await expect(runOf('luis', () => Promise.reject(new Error('no'))).execute(going)).rejects.toThrow('no');
  const after = openWork();
  expect(await runOf('ana', after.work).execute(going)).toBe(false);
  await pass(54 * 60);
  const again = runOf('ana', after.work).execute(going);
  await vi.advanceTimersByTimeAsync(0);
  after.end();
  expect(await again).toBe(true);
});
