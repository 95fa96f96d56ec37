import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublishablePrice, leavesTinyLine } from '#domain/pricing/tiny-line.ts';
import { splitTax } from '#domain/pricing/igv.ts';
import type { Money } from '#domain/shared/money.ts';
import { arbitraryAnyMoney, arbitraryRequest } from '#test/support/pricing/arbitrary-prices.ts';
import { priceLines } from '#domain/pricing/totals.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { aLine, EXEMPT, IGV, only, percentOff, priced, soles } from '#test/support/pricing/price-lines.ts';

describe('a price to publish', () => {
  it.each([
    ['0.00', true],
    ['0.01', false],
    ['0.03', false],
    ['0.04', true],
    ['150.00', true],
  ])('of %s, taxed, may stand: %s', (price, may) => {
    expect(isPublishablePrice(soles(price), IGV)).toBe(may);
  });

  it('of 0.01 may stand where there is no IGV', () => {
    expect(isPublishablePrice(soles('0.01'), EXEMPT)).toBe(true);
  });

  it('carries IGV, or is free, or exempt', () => {
    fc.assert(
      fc.property(arbitraryAnyMoney, (price) => {
        if (isPublishablePrice(price, IGV)) expect(price === 0 || splitTax(price, IGV).tax > 0).toBe(true);
      }),
    );
  });
});

describe('a share that leaves next to nothing', () => {
  it.each([
    ['1.00', '0.99', true],
    ['1.00', '0.97', true],
    ['1.00', '0.96', false],
    ['1.00', '1.00', false],
    ['0.04', '0.01', true],
    ['0.04', '0.00', false],
    ['0.03', '0.01', false],
    ['0.03', '0.00', false],
    ['0.01', '0.00', false],
  ])('%s less %s: is given away: %s', (price, share, isGiven) => {
    expect(leavesTinyLine(soles(price), soles(share), IGV)).toBe(isGiven);
  });

  it('stays where there is no IGV', () => {
    expect(leavesTinyLine(soles('1.00'), soles('0.99'), EXEMPT)).toBe(false);
  });
});

describe('a cart with a tiny rest', () => {
  it('gives the line away and counts the céntimos as discount', () => {
    const cart = priced([aLine(1, '1.00'), aLine(2, '100.00')], percentOff('98', only(1)));

    expect(cart.lines[0]).toMatchObject({ share: 98, discount: 100, net: 0, base: 0, tax: 0 });
    expect(cart).toMatchObject({ off: 98, discount: 100, net: soles('100.00') });
  });

  it('leaves an exempt line at 0.02', () => {
    const cart = priced([aLine(1, '1.00', { taxRate: EXEMPT })], percentOff('98'));

    expect(cart).toMatchObject({ discount: 98, net: 2, base: 2, tax: 0 });
  });

  it('computes a line whose own price is tiny as it is', () => {
    const cart = priced([aLine(1, '0.02')], percentOff('50'));

    expect(cart).toMatchObject({ discount: 1, net: 1, base: 1, tax: 0 });
  });

  it('leaves an untouched line of 0.03 alone', () => {
    expect(priced([aLine(1, '0.03')])).toMatchObject({ discount: 0, net: 3, base: 3, tax: 0 });
  });

  it('snaps once: the rest of the spread stays as it was', () => {
    const cart = priced(
      [aLine(1, '0.10'), aLine(2, '0.11'), aLine(3, '200.00', { taxRate: EXEMPT })],
      percentOff('80'),
    );

    expect(cart.lines.map((line) => line.share)).toEqual([8, 9, 16_000]);
    expect(cart.lines.map((line) => line.discount)).toEqual([10, 11, 16_000]);
  });

  it('never charges a taxed line of 0.01 to 0.03 that cost more before', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        for (const { line, price, net } of accepted(priceLines(request)).lines) {
          if (line.taxRate !== 0 && price > 3) expect(net === 0 || net > 3).toBe(true);
        }
      }),
    );
  });

  it('never gives away more than 0.03 a line beyond what the code takes off', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const cart = accepted(priceLines(request));
        expect(cart.discount - cart.off).toBeGreaterThanOrEqual(0);
        expect(cart.discount - cart.off).toBeLessThanOrEqual((3 * cart.lines.length) as Money);
      }),
    );
  });
});
