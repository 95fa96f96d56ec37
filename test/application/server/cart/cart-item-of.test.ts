import { describe, expect, test } from 'vitest';
import {
  cartItemOf,
  chosenPlanPrice,
  isFreeProduct,
  NO_CHOICES,
  PLAN_SEATS,
} from '#application/server/cart/cart-item-of.ts';
import type { PlanOffer } from '#application/server/ports/sellable-products.ts';
import { aSellableProduct, at } from '#test/support/buying-builders.ts';
import { soles } from '#test/support/price-lines.ts';

const offer: PlanOffer = {
  page: 'pro',
  seats: 5,
  prices: [
    { id: 1, regular: soles('50.00'), reduced: null, duration: { amount: 1, unit: 'month' }, seatPrice: null },
    {
      id: 2,
      regular: soles('500.00'),
      reduced: soles('400.00'),
      duration: { amount: 1, unit: 'year' },
      seatPrice: soles('30.00'),
    },
  ],
};
const plan = aSellableProduct(9, {
  kind: 'plan',
  plan: offer,
  category: { id: 3, title: 'Laboral' },
  reducedUntil: '2026-03-11T04:59:59.000Z',
});
const itemOf = (choices: Partial<typeof NO_CHOICES>, now = at) =>
  cartItemOf(plan, { ...NO_CHOICES, ...choices }, [], now);

describe('a plan in the cart', () => {
  test('has the price that was chosen, else its first one', () => {
    expect(itemOf({})).toMatchObject({
      regular: 5000,
      duration: { unit: 'month' },
      plan: { priceId: 1, categoryId: 3, page: 'pro' },
    });
    expect(itemOf({ planPriceId: 2 })).toMatchObject({ regular: 50_000, reduced: 40_000, isDiscountValid: true });
    expect(itemOf({ planPriceId: 99 }).plan?.priceId).toBe(1);
  });

  test('loses its discount when that ends', () => {
    expect(itemOf({ planPriceId: 2 }, new Date('2026-03-11T04:59:59.000Z')).isDiscountValid).toBe(true);
    expect(itemOf({ planPriceId: 2 }, new Date('2026-03-11T05:00:00.000Z')).isDiscountValid).toBe(false);
  });

  test('offers seats where its price has them, with what was chosen', () => {
    expect(itemOf({}).options).toEqual([]);
    expect(itemOf({ planPriceId: 2, options: [{ optionId: PLAN_SEATS, count: 3 }] }).options).toMatchObject([
      { kind: 'seat', regular: 3000, count: 3 },
    ]);
  });

  test('has no subscriber’s price', () => {
    expect(cartItemOf({ ...plan, subscriber: soles('1.00') }, NO_CHOICES, [], at).subscriber).toBeNull();
  });
});

describe('any other product in the cart', () => {
  test('is not extended when it cannot be, and never ends', () => {
    const item = cartItemOf(aSellableProduct(1), { ...NO_CHOICES, isExtended: true }, [], at);
    expect(item).toMatchObject({ isExtended: false, duration: null, plan: null });
    expect(chosenPlanPrice(aSellableProduct(1), 1)).toBeNull();
  });

  test('groups its people by their part, and names them in that order', () => {
    const staff = [
      { name: 'Rosa', part: 'Docente' },
      { name: 'Jorge', part: 'Moderador' },
      { name: 'Lucía', part: 'Docente' },
    ];
    expect(cartItemOf(aSellableProduct(1, { staff }), NO_CHOICES, [], at)).toMatchObject({
      staffNames: ['Rosa', 'Lucía', 'Jorge'],
      participants: [
        { title: 'Docente', names: ['Rosa', 'Lucía'] },
        { title: 'Moderador', names: ['Jorge'] },
      ],
    });
  });
});

describe('what goes to the free cart', () => {
  test.each([
    ['a price of nothing', { regular: soles('0.00') }, true],
    ['a price', {}, false],
    ['a price reduced to nothing', { reduced: soles('0.00') }, true],
    [
      'one reduced to nothing until yesterday',
      { reduced: soles('0.00'), reducedUntil: '2026-03-10T04:59:59.000Z' },
      false,
    ],
    ['a plan, whatever it costs', { regular: soles('0.00'), plan: offer }, false],
  ])('%s', (_, parts, isFree) => {
    expect(isFreeProduct(aSellableProduct(1, parts), at)).toBe(isFree);
  });
});
