import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookMs, watchLoop } from '#adapters/server/observing/loop-delay.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('how long the thread was held is what its timers come late; on time is nothing, early as well', () => {
  const seen: number[] = [];
  let now = 1000;
  const stop = watchLoop(
    (seconds) => seen.push(seconds),
    () => now,
  );
  for (const passed of [lookMs, lookMs + 300, lookMs - 5, lookMs]) {
    now += passed;
    vi.advanceTimersByTime(lookMs);
  }
  expect(seen).toEqual([0, 0.3, 0, 0]);
  stop();
  vi.advanceTimersByTime(10 * lookMs);
  expect(seen).toHaveLength(4);
});
