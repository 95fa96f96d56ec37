import { expect, it } from 'vitest';
import { formatDuration } from '#domain/cart/duration-text.ts';

it.each([
  [1, 'day', '1 día'],
  [30, 'day', '30 días'],
  [1, 'month', '1 mes'],
  [6, 'month', '6 meses'],
  [1, 'year', '1 año'],
  [2, 'year', '2 años'],
] as const)('%d %s is %s', (amount, unit, words) => {
  expect(formatDuration({ amount, unit })).toBe(words);
});
