import { expect, test } from 'vitest';
import { secondsUntilNextTry, withOneMoreTry, type FailedSignIns } from '#domain/accounts/sign-in-delay.ts';

const noon = new Date('2026-03-10T12:00:00.000Z');
const later = (seconds: number): Date => new Date(noon.getTime() + seconds * 1000);

test.each([
  [1, 0],
  [4, 0],
  [5, 2],
  [6, 4],
  [7, 8],
  [10, 64],
  [13, 512],
  [14, 900],
  [1000, 900],
])('after %i failures one waits %i seconds', (count, seconds) => {
  expect(secondsUntilNextTry({ count, lastAt: noon }, noon)).toBe(seconds);
});

test('the wait runs out', () => {
  const failed = { count: 6, lastAt: noon };
  expect(secondsUntilNextTry(failed, later(1))).toBe(3);
  expect(secondsUntilNextTry(failed, later(3.5))).toBe(1);
  expect(secondsUntilNextTry(failed, later(4))).toBe(0);
});

test('a quiet day forgets everything', () => {
  const failed = { count: 50, lastAt: noon };
  const day = 24 * 60 * 60;
  expect(secondsUntilNextTry(failed, later(day))).toBe(0);
  expect(withOneMoreTry(failed, later(day - 1))).toEqual({ count: 51, lastAt: later(day - 1) });
  expect(withOneMoreTry(failed, later(day))).toEqual({ count: 1, lastAt: later(day) });
});

test('tries count up from one', () => {
  const first: FailedSignIns = withOneMoreTry(null, noon);
  expect(first).toEqual({ count: 1, lastAt: noon });
  expect(withOneMoreTry(first, later(5))).toEqual({ count: 2, lastAt: later(5) });
});
