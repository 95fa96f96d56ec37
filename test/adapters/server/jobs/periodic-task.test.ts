import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PeriodicTask } from '#adapters/server/jobs/periodic-task.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs again and again, each time after its pause', async () => {
  let runs = 0;
  const task = new PeriodicTask('counting', () => Promise.resolve(void (runs += 1)), 1000, new LoggerInMemory());
  task.start();
  await vi.advanceTimersByTimeAsync(999);
  expect(runs).toBe(0);
  await vi.advanceTimersByTimeAsync(2001);
  expect(runs).toBe(3);
  await task.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toBe(3);
});

test('a run that fails is logged, and the next one comes', async () => {
  const logger = new LoggerInMemory();
  let runs = 0;
  const task = new PeriodicTask(
    'failing',
    () => {
      runs += 1;
      return Promise.reject(new Error('no'));
    },
    1000,
    logger,
  );
  task.start();
  await vi.advanceTimersByTimeAsync(2000);
  expect(runs).toBe(2);
  expect(logger.entries[0]).toMatchObject({ level: 'error', message: 'failing failed' });
  await task.stop();
});

test('stopping waits for the run under way and tells it so', async () => {
  let finish: () => void = () => undefined;
  let wasTold = false;
  const task = new PeriodicTask(
    'slow',
    async (isStopping) => {
      await new Promise<void>((done) => {
        finish = done;
      });
      wasTold = isStopping();
    },
    1000,
    new LoggerInMemory(),
  );
  task.start();
  await vi.advanceTimersByTimeAsync(1000);
  const stopped = task.stop();
  finish();
  await stopped;
  expect(wasTold).toBe(true);
});
