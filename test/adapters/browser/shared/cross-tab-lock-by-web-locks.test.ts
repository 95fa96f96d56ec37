import { afterEach, expect, test, vi } from 'vitest';
import { CrossTabLockByWebLocks } from '#adapters/browser/shared/cross-tab-lock-by-web-locks.ts';

afterEach(() => void vi.unstubAllGlobals());

test('asks the browser for its lock and gives back what was done under it', async () => {
  const asked: string[] = [];
  const request = (name: string, run: () => Promise<unknown>): Promise<unknown> => {
    asked.push(name);
    return run();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await new CrossTabLockByWebLocks().hold('a', () => Promise.resolve(7))).toBe(7);
  expect(asked).toEqual(['a']);
});

test('without such locks, one goes after another, and a failure holds nobody up', async () => {
  vi.stubGlobal('navigator', {});
  const lock = new CrossTabLockByWebLocks();
  const done: string[] = [];
  const slow = lock.hold('a', async () => {
    done.push('first begins');
    await Promise.resolve();
    done.push('first ends');
    throw new Error('no');
  });
  const next = lock.hold('a', () => Promise.resolve(done.push('second')));
  await expect(slow).rejects.toThrow('no');
  await next;
  expect(done).toEqual(['first begins', 'first ends', 'second']);
});
