import { expect, test } from 'vitest';
import { VisitorLimit } from '#adapters/server/http/visitor-limit.ts';

const at = (seconds: number): Date => new Date(Date.UTC(2026, 2, 10, 15, 0, seconds));

test('lets each visitor so often within a window, and again in the next one', () => {
  const limit = new VisitorLimit(2, 60_000);
  expect([limit.allows('a', at(0)), limit.allows('a', at(1)), limit.allows('a', at(2))]).toEqual([true, true, false]);
  expect(limit.allows('b', at(3))).toBe(true);
  expect(limit.allows('a', at(59))).toBe(false);
  expect(limit.allows('a', at(60))).toBe(true);
});
