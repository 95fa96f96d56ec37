import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText } from '#domain/shared/money.ts';
import { typedAmount, typedPercent } from '#domain/shared/typed-amount.ts';
import { arbitraryAnyMoney } from '#test/support/pricing/arbitrary-prices.ts';

test.each([
  ['118', 11_800],
  [' 118.5 ', 11_850],
  ['118,5', 11_850],
  ['118,00', 11_800],
  ['S/118', 11_800],
  ['s/. 118.00', 11_800],
  ['S/.\u00A0118.00', 11_800],
  ['1,118', 111_800],
  ['1,118.50', 111_850],
  ['1,118,50', 111_850],
  ['1,234,567.89', 123_456_789],
  ['1,25', 125],
  ['0', 0],
])('«%s» is %i céntimos', (text, centimos) => {
  expect(typedAmount(text)).toBe(centimos);
});

test.each([
  '',
  'S/.',
  'cien',
  '-5',
  '+5',
  '1e3',
  '118.',
  '118,',
  '.50',
  '1.234',
  '1.118,00',
  '1118,500',
  '12,34.00',
  '1,11,118',
  ',118',
  '118 soles',
  '9'.repeat(13),
])('«%s» is no amount', (text) => {
  expect(typedAmount(text)).toBeNull();
});

test('every amount is understood in each of the ways it is written', () => {
  const signs = fc.constantFrom('', 'S/. ', 'S/ ', 's/.', ' ');
  fc.assert(
    fc.property(arbitraryAnyMoney, signs, fc.boolean(), fc.constantFrom('.', ','), (amount, sign, grouped, point) => {
      const [soles = '', centimos = ''] = decimalText(amount).split('.');
      const whole = grouped ? soles.replace(/\B(?=(?:\d{3})+$)/g, ',') : soles;
      expect(typedAmount(`${sign}${whole}${point}${centimos}`)).toBe(amount);
    }),
  );
});

test('whatever is typed, it is an amount only when digits, with what parts them, are all there is of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-S/ ') }), (text) => {
      const amount = typedAmount(text);
      if (amount === null) return;
      const digits = text.replace(/\D/g, '');
      expect([Number(digits), Number(digits) * 10, Number(digits) * 100]).toContain(amount);
    }),
  );
});

test.each([
  ['18', '18'],
  ['12,5', '12.5'],
  [' 12,5 % ', '12.5'],
  ['12.5%', '12.5'],
  ['18 % más', '18 % más'],
  ['1,000,5', '1.000,5'],
])('a percentage as it is typed: %s', (text, percent) => expect(typedPercent(text)).toBe(percent));
