import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discountAmount,
  eligibility,
  fixedTarget,
  parsePercentageOff,
  reductionKindOfCode,
  reductionKindOfSeller,
  type DiscountBasis,
  type Reduction,
} from '#domain/pricing/discount.ts';
import type { Money } from '#domain/shared/money.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { arbitraryAnyMoney, arbitraryMoney, arbitraryRate } from '#test/support/pricing/arbitrary-prices.ts';
import { aLine, only, percent, percentOff, priced, soles, solesOff } from '#test/support/pricing/price-lines.ts';

const basis = (total: string, eligible = total): DiscountBasis => ({ total: soles(total), eligible: soles(eligible) });
const fixed = (amount: string): Reduction => ({ kind: 'fixed', amount: soles(amount) });
const percentage = (rate: string): Reduction => ({ kind: 'percentage', rate: percent(rate) });

const arbitraryBasis: fc.Arbitrary<DiscountBasis> = fc
  .tuple(arbitraryMoney, arbitraryMoney)
  .map(([eligible, rest]) => ({ eligible, total: (eligible + rest) as Money }));

describe('the type of a reduction', () => {
  it.each([
    [0, 'percentage'],
    [1, 'fixed'],
  ])('%i of a coupon or promotion is %s', (type, kind) => {
    expect(accepted(reductionKindOfCode(type))).toBe(kind);
  });

  it.each([2, -1, 0.5, Number.NaN])('%d of a coupon or promotion is refused', (type) => {
    expect(refused(reductionKindOfCode(type)).kind).toBe('discount-type-unknown');
  });

  it.each([
    [0, 'percentage'],
    [1, 'fixed'],
    [2, 'fixed'],
    [-7, 'fixed'],
  ])('%i of a seller is %s', (type, kind) => {
    expect(reductionKindOfSeller(type)).toBe(kind);
  });
});

describe('a percentage off', () => {
  it.each([
    ['15', 1500],
    ['12.5', 1250],
    ['33.33', 3333],
    ['100', 10_000],
    ['100.01', 10_000],
    ['5000', 10_000],
    ['0', 0],
  ])('of %s counts %i basis points', (text, points) => {
    expect(accepted(parsePercentageOff(text))).toBe(points);
  });

  it.each([
    ['-1', 'rate-negative'],
    ['1.234', 'rate-too-precise'],
    ['quince', 'rate-malformed'],
    ['', 'rate-malformed'],
  ])('of %s is refused', (text, kind) => {
    expect(refused(parsePercentageOff(text)).kind).toBe(kind);
  });

  it.each([
    ['15', '439.80', '65.97'],
    ['50', '0.01', '0.01'],
    ['49.99', '0.01', '0.00'],
    ['25', '0.02', '0.01'],
    ['100', '439.80', '439.80'],
    ['0', '439.80', '0.00'],
    ['33.33', '999999999999.99', '333300000000.00'],
  ])('of %s %% on %s is %s', (rate, eligible, off) => {
    expect(discountAmount(percentage(rate), basis(eligible), 'nearest')).toBe(soles(off));
  });

  it('is rounded once, half up, on the eligible sum', () => {
    fc.assert(
      fc.property(arbitraryAnyMoney, arbitraryRate, (eligible, rate) => {
        const off = discountAmount({ kind: 'percentage', rate }, { eligible, total: eligible }, 'nearest');
        const error = BigInt(off) * 10_000n - BigInt(eligible) * BigInt(rate);
        expect(2n * error <= 10_000n && -2n * error < 10_000n).toBe(true);
      }),
    );
  });

  it('pays no attention to the rounding of soles', () => {
    expect(discountAmount(percentage('15'), basis('439.80'), 'down')).toBe(soles('65.97'));
  });
});

describe('a fixed amount off', () => {
  it.each([
    ['50', '439.80', '439.80', '49.80', '50.80'],
    ['50', '439.40', '439.40', '50.40', '50.40'],
    ['50', '439.50', '439.50', '49.50', '50.50'],
    ['50', '439.49', '439.49', '50.49', '50.49'],
    ['50', '400.00', '400.00', '50.00', '50.00'],
    ['500', '439.80', '439.80', '439.80', '439.80'],
    ['0', '439.80', '439.80', '0.00', '0.80'],
    ['0', '439.40', '439.40', '0.40', '0.40'],
    ['0.10', '439.60', '439.60', '0.00', '0.60'],
    ['20', '118.00', '118.00', '20.00', '20.00'],
    ['50', '439.80', '0.00', '0.00', '0.00'],
    ['50', '439.80', '10.00', '9.80', '10.00'],
    ['50', '100.60', '0.20', '0.20', '0.20'],
    ['50', '100.70', '0.10', '0.00', '0.10'],
    ['50', '0.00', '0.00', '0.00', '0.00'],
  ])('of %s on %s, %s of it eligible: nearest %s, down %s', (amount, total, eligible, nearest, down) => {
    expect(discountAmount(fixed(amount), basis(total, eligible), 'nearest')).toBe(soles(nearest));
    expect(discountAmount(fixed(amount), basis(total, eligible), 'down')).toBe(soles(down));
  });

  it('aims at whole soles: the nearest, half up, or the one below', () => {
    expect(fixedTarget(soles('50'), basis('439.80'), 'nearest')).toBe(soles('390'));
    expect(fixedTarget(soles('50'), basis('439.50'), 'nearest')).toBe(soles('390'));
    expect(fixedTarget(soles('50'), basis('439.49'), 'nearest')).toBe(soles('389'));
    expect(fixedTarget(soles('50'), basis('439.99'), 'down')).toBe(soles('389'));
    expect(fixedTarget(soles('50'), basis('439.80', '10'), 'nearest')).toBe(soles('430'));
  });

  it('makes the total whole unless the limits bite', () => {
    fc.assert(
      fc.property(arbitraryBasis, arbitraryMoney, fc.constantFrom('nearest', 'down'), (of, amount, rounding) => {
        const off = discountAmount({ kind: 'fixed', amount }, of, rounding);
        const isLimited = off === 0 || off === of.eligible;
        expect(isLimited || (of.total - off) % 100 === 0).toBe(true);
      }),
    );
  });

  it('is within half a sol of what was promised, or within one in favour of the buyer when rounding down', () => {
    fc.assert(
      fc.property(arbitraryBasis, arbitraryMoney, (of, amount) => {
        const promised = Math.min(amount, of.eligible);
        const nearest = discountAmount({ kind: 'fixed', amount }, of, 'nearest');
        const down = discountAmount({ kind: 'fixed', amount }, of, 'down');
        expect(Math.abs(nearest - promised)).toBeLessThanOrEqual(50);
        expect(down - promised).toBeGreaterThanOrEqual(0);
        expect(down - promised).toBeLessThan(100);
        expect(down).toBeGreaterThanOrEqual(nearest);
      }),
    );
  });
});

describe('any discount', () => {
  it('is at least nothing and at most the eligible sum', () => {
    const reductions = fc.oneof(
      fc.record({ kind: fc.constant('percentage' as const), rate: arbitraryRate }),
      fc.record({ kind: fc.constant('fixed' as const), amount: arbitraryAnyMoney }),
    );
    fc.assert(
      fc.property(arbitraryBasis, reductions, fc.constantFrom('nearest', 'down'), (of, reduction, rounding) => {
        const off = discountAmount(reduction, of, rounding);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(of.eligible);
        expect(Object.is(off, -0)).toBe(false);
      }),
    );
  });

  it('touches the listed products, or all of them', () => {
    expect([1, 2, 3].map(eligibility({ kind: 'whole-cart' }))).toEqual([true, true, true]);
    expect([1, 2, 3].map(eligibility(only(2, 3, 3, 99)))).toEqual([false, true, true]);
    expect([1, 2, 3].map(eligibility(only()))).toEqual([false, false, false]);
  });

  it('is taken from the price with IGV, before the tax is extracted', () => {
    const cart = priced([aLine(1, '118.00')], solesOff('20'));

    expect(cart).toMatchObject({ net: soles('98.00'), base: soles('83.05'), tax: soles('14.95') });
  });

  it('does nothing when no listed product is in the cart', () => {
    const cart = priced([aLine(1, '118.50')], solesOff('20', only(7)));

    expect(cart).toMatchObject({ discount: 0, net: soles('118.50') });
  });

  it('leaves nothing to pay at 100 %', () => {
    const cart = priced([aLine(1, '118.50'), aLine(2, '0.02')], percentOff('100'));

    expect(cart).toMatchObject({ discount: soles('118.52'), net: 0, base: 0, tax: 0 });
  });
});
