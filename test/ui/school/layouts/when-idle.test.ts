import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '#ui/school/layouts/when-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

test('LAY-14: asks the browser for a quiet moment, two seconds at most', () => {
  const asked = vi.fn<() => number>(() => 7);
  const cancelled = vi.fn<(handle: number) => void>();
  vi.stubGlobal('requestIdleCallback', asked);
  vi.stubGlobal('cancelIdleCallback', cancelled);
  const stop = whenIdle(() => undefined);
  expect(asked).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
  stop();
  expect(cancelled).toHaveBeenCalledWith(7);
});

test('LAY-14: a browser that cannot tell waits for two seconds', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  delete (window as { requestIdleCallback?: unknown }).requestIdleCallback;
  const work = vi.fn<() => void>();
  whenIdle(work);
  vi.advanceTimersByTime(1999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  whenIdle(work)();
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});
