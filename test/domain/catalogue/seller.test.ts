import { expect, test } from 'vitest';
import { formatReduction, shortTradeName } from '#domain/catalogue/seller.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

test.each([
  ['a'.repeat(30), 'a'.repeat(30)],
  ['a'.repeat(31), 'a'.repeat(31)],
  ['a'.repeat(32), `${'a'.repeat(30)}…`],
])('LAY-8: a name over 31 characters is cut to 30', (name, shown) => expect(shortTradeName(name)).toBe(shown));

test('a reduction in percent or in soles', () => {
  const base = { word: 'X', lastDay: '2026-03-31' as PlainDate };
  expect(formatReduction({ ...base, reduction: 'percentage', amount: 1250 })).toBe('12.5 %');
  expect(formatReduction({ ...base, reduction: 'fixed', amount: 2000 })).toBe('S/.\u00A020.00');
});
