import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopInOrder } from '#adapters/server/observing/orderly-stop.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a process says that it is not ready, waits, and closes what it has one after another', async () => {
  const done: string[] = [];
  const step = (name: string) => async () => {
    done.push(`${name} begins`);
    await Promise.resolve();
    done.push(`${name} ends`);
  };
  const stopped = stopInOrder({ beginStopping: () => void done.push('not ready') }, 0, [step('app'), step('database')]);
  expect(done[0]).toBe('not ready');
  await stopped;
  expect(done).toEqual(['not ready', 'app begins', 'app ends', 'database begins', 'database ends']);
});

test('nothing is closed before whoever sends visitors had the time to notice', async () => {
  const done: string[] = [];
  const closing = stopInOrder({ beginStopping: () => void done.push('not ready') }, 2000, [
    () => Promise.resolve(void done.push('closed')),
  ]);
  await vi.advanceTimersByTimeAsync(1999);
  expect(done).toEqual(['not ready']);
  await vi.advanceTimersByTimeAsync(1);
  await closing;
  expect(done).toEqual(['not ready', 'closed']);
});
