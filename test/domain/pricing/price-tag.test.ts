import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePrice, formerPrice, type PriceTag } from '#domain/pricing/price-tag.ts';
import { arbitraryMoney } from '#test/support/pricing/arbitrary-prices.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const tag: PriceTag = {
  regular: soles('200.00'),
  reduced: soles('150.00'),
  isReductionInForce: true,
  subscriber: soles('120.00'),
};

const arbitraryTag: fc.Arbitrary<PriceTag> = fc.record({
  regular: arbitraryMoney,
  reduced: fc.option(arbitraryMoney),
  isReductionInForce: fc.boolean(),
  subscriber: fc.option(arbitraryMoney),
});

describe('the price a buyer gets', () => {
  it('is precio3 while the discount of the product is in force', () => {
    expect(choosePrice(tag, false)).toEqual({ amount: soles('150.00'), source: 'reduced' });
  });

  it('is precio2 when the discount is over', () => {
    expect(choosePrice({ ...tag, isReductionInForce: false }, false)).toEqual({
      amount: soles('200.00'),
      source: 'regular',
    });
  });

  it('is precio2 when there is no discounted price', () => {
    expect(choosePrice({ ...tag, reduced: null }, false)).toEqual({ amount: soles('200.00'), source: 'regular' });
  });

  it('is precio3 in force even when it is nothing', () => {
    expect(choosePrice({ ...tag, reduced: soles('0.00') }, false)).toEqual({ amount: 0, source: 'reduced' });
  });

  it('is the subscriber price with an active plan', () => {
    expect(choosePrice(tag, true)).toEqual({ amount: soles('120.00'), source: 'subscriber' });
  });

  it('stays the discounted price when that is lower than the subscriber price', () => {
    expect(choosePrice({ ...tag, reduced: soles('99.00') }, true)).toEqual({
      amount: soles('99.00'),
      source: 'reduced',
    });
  });

  it('names the open price when the subscriber price is equal', () => {
    expect(choosePrice({ ...tag, subscriber: soles('150.00') }, true).source).toBe('reduced');
  });

  it('is the open price where there is no subscriber price', () => {
    expect(choosePrice({ ...tag, subscriber: null }, true).amount).toBe(soles('150.00'));
  });

  it('is one of the prices on the tag, and a plan never makes it dearer', () => {
    fc.assert(
      fc.property(arbitraryTag, (any) => {
        const open = choosePrice(any, false);
        const withPlan = choosePrice(any, true);
        expect([any.regular, any.reduced]).toContain(open.amount);
        expect([open.amount, any.subscriber]).toContain(withPlan.amount);
        expect(withPlan.amount).toBeLessThanOrEqual(open.amount);
      }),
    );
  });
});

describe('the former price that may be struck out', () => {
  const regular = soles('200.00');

  it('is the regular one beside a lower one', () => {
    expect(formerPrice({ regular }, soles('150.00'))).toBe(regular);
    expect(formerPrice({ regular, isRegularUnasked: false }, soles('0.00'))).toBe(regular);
  });

  it('is none where nobody was asked it, where it is paid, or where it is the smaller', () => {
    expect(formerPrice({ regular, isRegularUnasked: true }, soles('150.00'))).toBeNull();
    expect(formerPrice({ regular }, regular)).toBeNull();
    expect(formerPrice({ regular }, soles('200.01'))).toBeNull();
  });

  it('is, whatever is paid, the regular one exactly if that is more and was asked', () => {
    fc.assert(
      fc.property(arbitraryMoney, fc.option(fc.boolean(), { nil: undefined }), arbitraryMoney, (any, unasked, paid) => {
        const former = formerPrice({ regular: any, isRegularUnasked: unasked }, paid);
        expect(former).toBe(any > paid && unasked !== true ? any : null);
      }),
    );
  });
});
