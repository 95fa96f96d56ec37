import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationOf, isReductionInForce, lineOf } from '#domain/cart/cart-item.ts';
import { isCountValid, optionAmount } from '#domain/cart/price-option.ts';
import { aCartItem, someSeats } from '#test/support/cart/cart-items.ts';
import { EXEMPT, soles } from '#test/support/pricing/price-lines.ts';

const endless = { endsAt: null };

describe('a cart item as a line', () => {
  it('is its normal price, taxed as the product is', () => {
    expect(lineOf(aCartItem(3, '89.90', { taxRate: EXEMPT }), false)).toEqual({
      productId: 3,
      taxRate: 0,
      price: soles('89.90'),
      priceSource: 'regular',
      options: [],
      extension: null,
    });
  });

  it.each([
    [endless, true, true],
    [endless, false, false],
    [null, true, false],
    [null, false, false],
  ])(
    'is discounted while discount_product is present and valid: %j, %s',
    (productDiscount, isDiscountValid, inForce) => {
      const item = aCartItem(3, '200.00', { reduced: soles('150.00'), productDiscount, isDiscountValid });

      expect(isReductionInForce(item)).toBe(inForce);
      expect(lineOf(item, false).price).toBe(soles(inForce ? '150.00' : '200.00'));
    },
  );

  it('is the subscriber price for a buyer with an active plan only', () => {
    const item = aCartItem(3, '200.00', { subscriber: soles('120.00') });

    expect(lineOf(item, true)).toMatchObject({ price: soles('120.00'), priceSource: 'subscriber' });
    expect(lineOf(item, false)).toMatchObject({ price: soles('200.00'), priceSource: 'regular' });
  });

  it('takes the options chosen, each as one amount', () => {
    const options = [
      someSeats(1, '33.33', { count: 3 }),
      someSeats(2, '10.00'),
      someSeats(3, '5.00', { kind: 'extra', count: 1 }),
    ];

    expect(lineOf(aCartItem(3, '100.00', { options }), false).options).toEqual([soles('99.99'), soles('5.00')]);
  });

  it('takes the discounted price of options while the product’s discount is in force', () => {
    const options = [someSeats(1, '30.00', { reduced: soles('20.00'), count: 2 })];
    const item = aCartItem(3, '100.00', { options, productDiscount: endless, isDiscountValid: true });

    expect(lineOf(item, false).options).toEqual([soles('40.00')]);
    expect(lineOf({ ...item, isDiscountValid: false }, false).options).toEqual([soles('60.00')]);
  });

  it('of further seats alone costs those seats and nothing else, whatever the product costs', () => {
    const options = [someSeats(1, '30.00', { count: 2 })];
    const item = aCartItem(3, '100.00', { options, seatsAlone: true, subscriber: soles('50.00') });

    expect(lineOf(item, true)).toMatchObject({ price: 0, priceSource: 'owned', options: [soles('60.00')] });
  });

  it('is extended only when ticked', () => {
    const item = aCartItem(3);

    expect(lineOf(item, false).extension).toBeNull();
    expect(lineOf({ ...item, isExtended: true }, false).extension).toBe(item.extension);
  });
});

describe('how long an item lasts', () => {
  it('is multiplied by the factor while extended', () => {
    const item = aCartItem(3);

    expect(durationOf(item)).toEqual({ amount: 6, unit: 'month' });
    expect(durationOf({ ...item, isExtended: true })).toEqual({ amount: 12, unit: 'month' });
  });

  it('stays for ever, or as it is, without a duration or an extension', () => {
    expect(durationOf(aCartItem(3, '1.00', { duration: null, isExtended: true }))).toBeNull();
    expect(durationOf(aCartItem(3, '1.00', { extension: null, isExtended: true }))).toEqual({
      amount: 6,
      unit: 'month',
    });
  });
});

describe('a price option', () => {
  it.each([
    ['seat', 0, true],
    ['seat', 1, true],
    ['seat', 1000, true],
    ['seat', 1001, false],
    ['seat', -1, false],
    ['seat', 1.5, false],
    ['seat', Number.NaN, false],
    ['extra', 0, true],
    ['extra', 1, true],
    ['extra', 2, false],
  ] as const)('of kind %s may be taken %d times: %s', (kind, count, may) => {
    expect(isCountValid(someSeats(1, '10.00', { kind }), count)).toBe(may);
  });

  it('adds and subtracts exactly: n + m seats are n seats and m seats', () => {
    fc.assert(
      fc.property(fc.nat(99_999), fc.nat(500), fc.nat(500), (price, n, m) => {
        const seats = (count: number) => optionAmount(someSeats(1, (price / 100).toFixed(2), { count }), false);
        expect(seats(n) + seats(m)).toBe(seats(n + m));
      }),
    );
  });

  it('keeps its normal price when it has no discounted one', () => {
    expect(optionAmount(someSeats(1, '10.00', { count: 2 }), true)).toBe(soles('20.00'));
  });
});
