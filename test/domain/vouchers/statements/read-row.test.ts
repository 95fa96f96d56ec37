import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText, money } from '#domain/shared/money.ts';
import { signedCentimos, statementDay } from '#domain/vouchers/statements/read-row.ts';

test('an amount is exact céntimos, however the bank writes sign, currency and thousands', () => {
  const read = ['S/ 1,234.50', '+118.00', '118.5', '-118.00', '118.00-', '(118.00)', '0.00', '-0.00'];
  expect(read.map((text) => signedCentimos(text, '.'))).toEqual([
    123_450, 11_800, 11_850, -11_800, -11_800, -11_800, 0, 0,
  ]);
  expect(signedCentimos('PEN 1.234,50', ',')).toBe(123_450);
  const none = ['', '1,23', '1.234', '1.5.0', '--1', '-1-', '(-1)', 'uno', '1e3', '12345678901234'];
  expect(none.map((text) => signedCentimos(text, '.'))).toEqual(none.map(() => null));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (centimos) => {
      const text = decimalText(money(centimos));
      expect(signedCentimos(text, '.')).toBe(centimos);
      expect(signedCentimos(text.replace('.', ','), ',')).toBe(centimos);
    }),
  );
});

test('a day is read in the order that was chosen, and in no other', () => {
  expect(statementDay('09/03/2026', 'day-first')).toBe('2026-03-09');
  expect(statementDay('9-3-26 10:15', 'day-first')).toBe('2026-03-09');
  expect(statementDay('09/03/2026', 'month-first')).toBe('2026-09-03');
  expect(statementDay('2026-03-09T10:00:00', 'year-first')).toBe('2026-03-09');
  for (const text of ['31/02/2026', '2026-03-09', '09/03', 'ayer', ''])
    expect(statementDay(text, 'day-first')).toBeNull();
});
