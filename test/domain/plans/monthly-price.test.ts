import { expect, test } from 'vitest';
import { byLength, monthlyPrice } from '#domain/plans/monthly-price.ts';
import { money } from '#domain/shared/money.ts';

test.each([
  [299_00, 6, 'month', 49_83],
  [499_00, 1, 'year', 41_58],
  [100_50, 2, 'month', 50_25],
  [10_01, 2, 'month', 5_01],
] as const)('%i céntimos for %i %s come to %i a month', (price, duration, unit, month) => {
  expect(monthlyPrice(money(price), { duration, unit })).toBe(month);
});

test.each([
  [1, 'month'],
  [30, 'day'],
] as const)('%i %s says nothing of months', (duration, unit) => {
  expect(monthlyPrice(money(5000), { duration, unit })).toBeNull();
});

test('lengths stand from the shortest to the longest, whatever they are counted in', () => {
  const lengths = [
    { duration: 1, unit: 'year' },
    { duration: 3, unit: 'month' },
    { duration: 91, unit: 'day' },
    { duration: 45, unit: 'day' },
    { duration: 1, unit: 'month' },
    { duration: 31, unit: 'day' },
    { duration: 6, unit: 'month' },
  ] as const;
  expect(lengths.toSorted(byLength).map(({ duration, unit }) => `${duration} ${unit}`)).toEqual([
    '1 month',
    '31 day',
    '45 day',
    '3 month',
    '91 day',
    '6 month',
    '1 year',
  ]);
});
