import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from '#domain/receipts/amount-in-words.ts';
import { arbitraryAnyMoney } from '#test/support/pricing/arbitrary-prices.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

describe('an amount in words', () => {
  it.each([
    ['0.00', 'cero con 00/100 soles'],
    ['1.05', 'uno con 05/100 soles'],
    ['16.00', 'dieciséis con 00/100 soles'],
    ['22.10', 'veintidós con 10/100 soles'],
    ['31.00', 'treinta y uno con 00/100 soles'],
    ['100.00', 'cien con 00/100 soles'],
    ['118.00', 'ciento dieciocho con 00/100 soles'],
    ['439.80', 'cuatrocientos treinta y nueve con 80/100 soles'],
    ['500.00', 'quinientos con 00/100 soles'],
    ['1000.00', 'mil con 00/100 soles'],
    ['1001.00', 'mil uno con 00/100 soles'],
    ['21000.00', 'veintiún mil con 00/100 soles'],
    ['31121.00', 'treinta y un mil ciento veintiuno con 00/100 soles'],
    ['1000000.00', 'un millón con 00/100 soles'],
    ['2000500.00', 'dos millones quinientos con 00/100 soles'],
    ['101000000.00', 'ciento un millones con 00/100 soles'],
    ['21000000000.00', 'veintiún mil millones con 00/100 soles'],
    ['9999999.99', 'nueve millones novecientos noventa y nueve mil novecientos noventa y nueve con 99/100 soles'],
  ])('%s: %s', (amount, words) => {
    expect(amountInWords(soles(amount))).toBe(words);
  });

  it('of different amounts is different, and never lacks a word', () => {
    fc.assert(
      fc.property(arbitraryAnyMoney, arbitraryAnyMoney, (one, other) => {
        expect(amountInWords(one) === amountInWords(other)).toBe(one === other);
        expect(amountInWords(one)).toMatch(/^[a-záéíóú]+( [a-záéíóú]+)* con \d\d\/100 soles$/);
      }),
    );
  });
});
