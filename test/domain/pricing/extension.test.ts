import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_EXTENSION, extensionAmount, isExtensionValid } from '#domain/pricing/extension.ts';
import type { Rate } from '#domain/shared/rate.ts';
import { arbitraryAnyMoney } from '#test/support/pricing/arbitrary-prices.ts';
import { aLine, percent, priced, soles } from '#test/support/pricing/price-lines.ts';

const arbitraryDiscount = fc.integer({ min: 0, max: 5000 }).map((points) => points as Rate);

describe('the extension amount', () => {
  it.each([
    ['100.00', '30', '40.00'],
    ['199.90', '30', '79.96'],
    ['99.95', '30', '39.98'],
    ['100.00', '0', '100.00'],
    ['100.00', '50', '0.00'],
    ['0.01', '30', '0.00'],
    ['0.00', '30', '0.00'],
    ['0.05', '25', '0.03'],
    ['9999999.99', '12.34', '7531999.99'],
  ])('of %s at a discount of %s %% is %s', (price, discount, amount) => {
    expect(extensionAmount(soles(price), percent(discount))).toBe(soles(amount));
  });

  it('is 30 % off the double by default, for twice the time', () => {
    expect(DEFAULT_EXTENSION).toEqual({ discount: 3000, factor: 2 });
  });

  it('lies between nothing and the price', () => {
    fc.assert(
      fc.property(arbitraryAnyMoney, arbitraryDiscount, (price, discount) => {
        const amount = extensionAmount(price, discount);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(price);
      }),
    );
  });

  it('does not grow with the discount', () => {
    fc.assert(
      fc.property(arbitraryAnyMoney, arbitraryDiscount, arbitraryDiscount, (price, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(extensionAmount(price, more)).toBeLessThanOrEqual(extensionAmount(price, less));
      }),
    );
  });
});

describe('an extended line', () => {
  const extension = DEFAULT_EXTENSION;

  it('adds the amount computed from the price without options', () => {
    const cart = priced([aLine(1, '150.00', { options: [soles('20.00')], extension })]);

    expect(cart.lines[0]).toMatchObject({ options: soles('20.00'), extension: soles('60.00'), price: soles('230.00') });
  });

  it('costs the same whatever the factor', () => {
    const twice = priced([aLine(1, '150.00', { extension: { ...extension, factor: 2 } })]);
    const tenfold = priced([aLine(1, '150.00', { extension: { ...extension, factor: 10 } })]);

    expect(tenfold.net).toBe(twice.net);
  });

  it.each([
    [3000, 2, true],
    [0, 2, true],
    [5000, 12, true],
    [5001, 2, false],
    [-1, 2, false],
    [0.5, 2, false],
    [3000, 1, false],
    [3000, 0, false],
    [3000, -2, false],
    [3000, 2.5, false],
    [3000, Number.NaN, false],
    [3000, Number.POSITIVE_INFINITY, false],
  ])('at %s basis points and factor %s is valid: %s', (discount, factor, isValid) => {
    expect(isExtensionValid({ discount: discount as Rate, factor })).toBe(isValid);
  });
});
