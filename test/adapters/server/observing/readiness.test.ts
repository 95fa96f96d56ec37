import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime, longestAnswer } from '#adapters/server/observing/in-time.ts';
import { Readiness } from '#adapters/server/observing/readiness.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

eachDatabase('Readiness', (database) => {
  function world() {
    const logger = new LoggerInMemory();
    const folder = join(temporaryFolder(), 'files');
    mkdirSync(folder);
    return { logger, folder, readiness: new Readiness(database(), folder, logger) };
  }

  test('nothing is missing of a school that runs', async () => {
    const { readiness, logger } = world();
    expect(await readiness.missing()).toEqual([]);
    expect(logger.entries).toEqual([]);
  });

  test('a database of before this release is not ready, one of a later release is', async () => {
    const { readiness } = world();
    const had = await database().migrations();
    const [first = '', ...others] = had.toSorted();
    const over = (migrations: readonly string[]) =>
      new Readiness(
        { ping: () => database().ping(), migrations: () => Promise.resolve(migrations) },
        temporaryFolder(),
        new LoggerInMemory(),
      ).missing();
    expect(await over(others)).toEqual(['migrations']);
    expect(await over([first, ...others, '9999-of-a-later-release'])).toEqual([]);
    expect(await readiness.missing()).toEqual([]);
  });

  test('files that cannot be written are missing, and said once', async () => {
    const { readiness, folder, logger } = world();
    rmSync(folder, { recursive: true });
    expect(await readiness.missing()).toEqual(['files']);
    writeFileSync(folder, 'no folder');
    expect(await readiness.missing()).toEqual(['files']);
    rmSync(folder);
    mkdirSync(folder);
    expect(await readiness.missing()).toEqual([]);
    expect(logger.entries).toEqual([
      { level: 'warn', message: 'not ready', data: { missing: ['files'] } },
      { level: 'info', message: 'ready again', data: {} },
    ]);
  });

  test('files in a storage are not asked for: its silence keeps nobody from everything else', async () => {
    expect(await new Readiness(database(), null, new LoggerInMemory()).missing()).toEqual([]);
  });

  test('who is about to end is not ready, whatever is there', async () => {
    const { readiness } = world();
    readiness.beginStopping();
    expect(await readiness.missing()).toEqual(['stopping']);
  });
});

test('a database that fails is missing, with its migrations', async () => {
  const failing = { ping: () => Promise.reject(new Error('no')), migrations: () => Promise.reject(new Error('no')) };
  const readiness = new Readiness(failing, temporaryFolder(), new LoggerInMemory());
  expect(await readiness.missing()).toEqual(['database']);
});

test('a database without a table of migrations has had none', async () => {
  const empty = { ping: () => Promise.resolve(), migrations: () => Promise.reject(new Error('no such table')) };
  expect(await new Readiness(empty, temporaryFolder(), new LoggerInMemory()).missing()).toEqual(['migrations']);
});

test('many who ask at once cost one question', async () => {
  let pings = 0;
  const counted = { ping: () => Promise.resolve(void (pings += 1)), migrations: () => Promise.resolve([]) };
  const readiness = new Readiness(counted, temporaryFolder(), new LoggerInMemory());
  await Promise.all(Array.from({ length: 50 }, () => readiness.missing()));
  expect(pings).toBe(1);
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('what has come when a process goes on that stood still was in time', async () => {
  const answer = new Promise<string>((come) => setImmediate(() => come('there')));
  const asked = inTime(answer);
  vi.advanceTimersByTime(longestAnswer);
  expect(await asked).toBe('there');
});

test('a database that says nothing is missing after a while', async () => {
  const silent = { ping: () => new Promise<void>(() => undefined), migrations: () => Promise.resolve([]) };
  const asked = new Readiness(silent, temporaryFolder(), new LoggerInMemory()).missing();
  await vi.advanceTimersByTimeAsync(longestAnswer);
  // The folder is looked at in real time, which may take longer than a time that passes here alone.
  expect(await asked).toContain('database');
});
