import { expect, test } from 'vitest';
import { formatReduction, isCodeRunning, shortTradeName } from '#domain/catalogue/seller.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

test.each([
  ['a'.repeat(30), 'a'.repeat(30)],
  ['a'.repeat(31), 'a'.repeat(31)],
  ['a'.repeat(32), `${'a'.repeat(30)}…`],
])('LAY-8: a name over 31 characters is cut to 30', (name, shown) => expect(shortTradeName(name)).toBe(shown));

test('a reduction in percent or in soles', () => {
  const base = { word: 'X', lastDay: '2026-03-31' as PlainDate };
  expect(formatReduction({ ...base, reduction: 'percentage', amount: 1250 })).toBe('12.5 %');
  expect(formatReduction({ ...base, reduction: 'fixed', amount: 2000 })).toBe('S/. 20.00');
});

test('ADS-3: a code runs through 23:59:59 of its last day in Lima', () => {
  const code = { word: 'X', reduction: 'fixed', amount: 1, lastDay: '2026-03-31' as PlainDate } as const;
  expect(isCodeRunning(code, new Date('2026-04-01T04:59:59.999Z'))).toBe(true);
  expect(isCodeRunning(code, new Date('2026-04-01T05:00:00.000Z'))).toBe(false);
});
