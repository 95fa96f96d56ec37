import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountsTogether,
  decimalText,
  formatMoney,
  formatPrice,
  isMoney,
  MAX_MONEY,
  money,
  moneyFrom,
  NOTHING,
  parseMoney,
  sumMoney,
} from '#domain/shared/money.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { arbitraryAnyMoney } from '#test/support/pricing/arbitrary-prices.ts';

describe('an amount from a number of céntimos', () => {
  it.each([0, 1, 43_980, MAX_MONEY])('may be %d', (centimos) => {
    expect(accepted(moneyFrom(centimos))).toBe(centimos);
    expect(money(centimos)).toBe(centimos);
    expect(isMoney(centimos)).toBe(true);
  });

  it.each([
    [-1, 'money-negative'],
    [-0.5, 'money-negative'],
    [Number.NEGATIVE_INFINITY, 'money-negative'],
    [0.5, 'money-malformed'],
    [Number.NaN, 'money-malformed'],
    [MAX_MONEY + 1, 'money-too-large'],
    [Number.POSITIVE_INFINITY, 'money-too-large'],
  ])('may not be %d', (centimos, kind) => {
    expect(refused(moneyFrom(centimos)).kind).toBe(kind);
    expect(() => money(centimos)).toThrow(new RangeError(`${centimos} is no amount in céntimos: ${kind}`));
    expect(isMoney(centimos)).toBe(false);
  });

  it('is never the negative zero', () => {
    expect(Object.is(accepted(moneyFrom(-0)), 0)).toBe(true);
    expect(isMoney(-0)).toBe(false);
  });
});

describe('an amount from a decimal text', () => {
  it.each([
    ['118.00', 11_800],
    ['118.5', 11_850],
    ['118', 11_800],
    ['0', 0],
    ['0.01', 1],
    ['000.10', 10],
    ['9999999.99', 999_999_999],
    ['999999999999.99', MAX_MONEY],
  ])('%s is %d céntimos', (text, centimos) => {
    expect(accepted(parseMoney(text))).toBe(centimos);
  });

  it.each([
    ['', 'money-malformed'],
    [' 1', 'money-malformed'],
    ['1 ', 'money-malformed'],
    ['1.', 'money-malformed'],
    ['.5', 'money-malformed'],
    ['1,50', 'money-malformed'],
    ['1,000.00', 'money-malformed'],
    ['+1', 'money-malformed'],
    ['1e3', 'money-malformed'],
    ['0x10', 'money-malformed'],
    ['S/.\u00A01', 'money-malformed'],
    ['NaN', 'money-malformed'],
    ['Infinity', 'money-malformed'],
    ['١٢', 'money-malformed'],
    ['1.00\n', 'money-malformed'],
    ['--1', 'money-malformed'],
    ['-1.00', 'money-negative'],
    ['-0', 'money-negative'],
    ['1.234', 'money-too-precise'],
    ['1.000', 'money-too-precise'],
    ['1000000000000.00', 'money-too-large'],
    ['9'.repeat(400), 'money-too-large'],
  ])('%j is refused as %s', (text, kind) => {
    expect(refused(parseMoney(text)).kind).toBe(kind);
  });

  it('comes back from what was printed', () => {
    fc.assert(
      fc.property(arbitraryAnyMoney, (amount) => {
        expect(accepted(parseMoney(decimalText(amount)))).toBe(amount);
      }),
    );
  });

  it('never throws, and accepts sound amounts only', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^-?\d{0,16}\.?\d{0,4}$/));
    fc.assert(
      fc.property(text, (any) => {
        const parsed = parseMoney(any);
        if (parsed.ok) expect(isMoney(parsed.value)).toBe(true);
      }),
    );
  });
});

describe('an amount in print', () => {
  it.each([
    [0, '0.00', 'S/.\u00A00.00', 'Gratis'],
    [1, '0.01', 'S/.\u00A00.01', 'S/.\u00A00.01'],
    [10, '0.10', 'S/.\u00A00.10', 'S/.\u00A00.10'],
    [43_980, '439.80', 'S/.\u00A0439.80', 'S/.\u00A0439.80'],
    [123_456_789, '1234567.89', 'S/.\u00A01234567.89', 'S/.\u00A01234567.89'],
    [99_999_999_999_999, '999999999999.99', 'S/.\u00A0999999999999.99', 'S/.\u00A0999999999999.99'],
  ])('%d céntimos', (centimos, decimal, full, card) => {
    expect(decimalText(money(centimos))).toBe(decimal);
    expect(formatMoney(money(centimos))).toBe(full);
    expect(formatPrice(money(centimos))).toBe(card);
  });

  it('is what exact decimals print', () => {
    fc.assert(
      fc.property(arbitraryAnyMoney, (amount) => {
        expect(decimalText(amount)).toBe(new Decimal(amount).div(100).toFixed(2));
      }),
    );
  });
});

describe('arithmetic of amounts', () => {
  it('adds within the range', () => {
    expect(sumMoney([])).toBe(NOTHING);
    expect(sumMoney([money(1), money(2), money(3)])).toBe(6);
  });

  it('throws where a sum is no amount', () => {
    expect(() => sumMoney([MAX_MONEY, money(1)])).toThrow(RangeError);
  });
});

describe('a text with amounts', () => {
  it.each([
    ['Impuesto de compras: S/. 780.00.', 'Impuesto de compras: S/.\u00A0780.00.'],
    ['De S/. 1 a S/. 20', 'De S/.\u00A01 a S/.\u00A020'],
    ['En soles (S/. o céntimos)', 'En soles (S/. o céntimos)'],
  ])('%s', (text, bound) => expect(amountsTogether(text)).toBe(bound));

  it('says the same, and nothing in it parts any more', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('S/. ', '7', 'a ', '.50 ', 'S/.')), (parts) => {
        const text = parts.join('');
        const bound = amountsTogether(text);
        expect(bound.replaceAll('\u00A0', ' ')).toBe(text);
        expect(bound).not.toMatch(/S\/\. \d/);
      }),
    );
  });
});
