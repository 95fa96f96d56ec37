import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from '#domain/cart/cart-item.ts';
import { offerOf } from '#domain/learning/expired-access.ts';
import { money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';
import { aCartItem } from '#test/support/cart/cart-items.ts';
import { IGV, soles } from '#test/support/pricing/price-lines.ts';

const reduced = { reduced: soles('149.90'), productDiscount: { endsAt: null }, isDiscountValid: true };

test('PRICE-5: the discounted price counts while the discount is valid, and only then', () => {
  const offer = (parts = {}) => offerOf(aCartItem(1, '199.90', parts), false);
  expect(offer(reduced)).toEqual({ price: 14_990, former: 19_990, isExempt: false });
  expect(offer({ ...reduced, isDiscountValid: false })).toEqual({ price: 19_990, former: null, isExempt: false });
  expect(offer({ taxRate: rate(0) })).toEqual({ price: 19_990, former: null, isExempt: true });
});

test('with an active plan it is the subscriber’s price, where that is less', () => {
  const item = aCartItem(1, '199.90', { ...reduced, subscriber: soles('120.00') });
  expect(offerOf(item, true)).toMatchObject({ price: 12_000, former: 19_990 });
  expect(offerOf(item, false)).toMatchObject({ price: 14_990, former: 19_990 });
  expect(offerOf({ ...item, subscriber: soles('160.00') }, true)).toMatchObject({ price: 14_990 });
});

test('a regular price that nobody was asked is not what it cost before, and nothing is that it costs now', () => {
  const unasked = aCartItem(1, '199.90', { ...reduced, subscriber: soles('120.00'), isRegularUnasked: true });
  expect(offerOf(unasked, false)).toMatchObject({ price: 14_990, former: null });
  expect(offerOf(unasked, true)).toMatchObject({ price: 12_000, former: null });
  expect(offerOf(aCartItem(1, '149.90', reduced), false)).toMatchObject({ price: 14_990, former: null });
});

const amount = fc.nat(100_000).map(money);
const items = fc
  .record({
    regular: amount,
    reduced: fc.option(amount),
    subscriber: fc.option(amount),
    isDiscountValid: fc.boolean(),
    isRegularUnasked: fc.boolean(),
    taxRate: fc.constantFrom(IGV, rate(0)),
  })
  .map((parts) =>
    aCartItem(1, '1.00', { ...parts, productDiscount: parts.reduced === null ? null : { endsAt: null } }),
  );

test('whatever its prices are, it is told what the cart will ask, and never that it cost what it costs otherwise', () => {
  fc.assert(
    fc.property(items, fc.boolean(), (item, hasActivePlan) => {
      const offer = offerOf(item, hasActivePlan);
      expect(offer.price).toBe(lineOf(item, hasActivePlan).price);
      expect(offer.former).toBe(item.regular > offer.price && item.isRegularUnasked !== true ? item.regular : null);
      const otherwise = { ...item, isRegularUnasked: item.isRegularUnasked !== true };
      expect(lineOf(otherwise, hasActivePlan)).toEqual(lineOf(item, hasActivePlan));
      expect(offer.isExempt).toBe(item.taxRate === 0);
    }),
  );
});
