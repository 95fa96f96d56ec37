import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveMemoryBack, LOOK_MS, watchIdleness } from '#adapters/server/observing/idle-memory.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('memory is given back when a process becomes quiet, once for each time that it worked', () => {
  const given: number[] = [];
  let look = 0;
  // A start counts as work, be it over before the first look.
  const shares = [0.001, 0.001, 0.05, 0.001, 0.3, 0.05, 0.001, 0.001];
  const stop = watchIdleness(
    () => given.push(look),
    () => shares[look] ?? 0,
  );
  for (look = 0; look < shares.length; look += 1) vi.advanceTimersByTime(LOOK_MS);
  expect(given).toEqual([0, 6]);
  stop();
  vi.advanceTimersByTime(9 * LOOK_MS);
  expect(given).toHaveLength(2);
});

test('what nobody can reach is gone once memory was given back', async () => {
  const reached = aWeakOne();
  await giveMemoryBack();
  expect(reached.deref()).toBeUndefined();
});

const aWeakOne = (): WeakRef<object> => new WeakRef({ of: 'nobody' });
