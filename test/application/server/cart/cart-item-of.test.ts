import { describe, expect, test } from 'vitest';
import {
  cartItemOf,
  chosenPlanPrice,
  freeItemOf,
  isFreeProduct,
  NO_CHOICES,
  PLAN_SEATS,
} from '#application/server/cart/cart-item-of.ts';
import type { PlanOffer } from '#application/server/cart/ports/sellable-products.ts';
import { offerOf } from '#domain/learning/expired-access.ts';
import { DEFAULT_EXTENSION } from '#domain/pricing/extension.ts';
import { aSellableProduct, at } from '#test/support/orders/buying-builders.ts';
import { aCode, someSeats } from '#test/support/cart/cart-items.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const offer: PlanOffer = {
  page: 'pro',
  seats: 5,
  prices: [
    { id: 1, regular: soles('50.00'), reduced: null, duration: { amount: 1, unit: 'month' }, seatPrice: null },
    {
      id: 2,
      regular: soles('500.00'),
      reduced: soles('400.00'),
      isRegularUnasked: true,
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

  test('knows of its own price whether anybody was asked it, not of the plan’s first one', () => {
    expect(itemOf({ planPriceId: 2 }).isRegularUnasked).toBe(true);
    expect(cartItemOf({ ...plan, isRegularUnasked: true }, NO_CHOICES, [], at)).not.toHaveProperty('isRegularUnasked');
    const unasked = aSellableProduct(1, { isRegularUnasked: true, reduced: soles('90.00') });
    expect(cartItemOf(unasked, NO_CHOICES, [], at).isRegularUnasked).toBe(true);
  });

  test('is asked its regular price of everybody once its discount has ended: subscribers may see it struck out', () => {
    const after = itemOf({ planPriceId: 2 }, new Date('2026-03-11T05:00:00.000Z'));
    expect(after).not.toHaveProperty('isRegularUnasked');
    const reducedUntil = '2026-03-11T04:59:59.000Z';
    const course = aSellableProduct(1, {
      isRegularUnasked: true,
      reduced: soles('90.00'),
      reducedUntil,
      subscriber: soles('80.00'),
    });
    const offered = (now: Date) => offerOf(cartItemOf(course, NO_CHOICES, [], now), true);
    expect(offered(at)).toMatchObject({ price: 8_000, former: null });
    expect(offered(new Date('2026-03-11T05:00:00.000Z'))).toMatchObject({ price: 8_000, former: course.regular });
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
  test('has no discount where it has no reduced price, and one until that ends', () => {
    const priced = (parts: Parameters<typeof aSellableProduct>[1]) =>
      cartItemOf(aSellableProduct(10, parts), NO_CHOICES, [], at);
    expect(priced({})).toMatchObject({ reduced: null, productDiscount: null, isDiscountValid: false });
    const reducedUntil = '2026-03-11T04:59:59.000Z';
    expect(priced({ reduced: soles('90.00'), reducedUntil })).toMatchObject({
      reduced: 9_000,
      productDiscount: { endsAt: reducedUntil },
      isDiscountValid: true,
    });
  });

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

describe('every field of a cart item', () => {
  const told = {
    kind: 'seminar' as const,
    category: { id: 3, title: 'Laboral' },
    reduced: soles('90.00'),
    reducedUntil: '2026-12-31T04:59:59.000Z',
    subscriber: soles('80.00'),
    extension: DEFAULT_EXTENSION,
    options: [someSeats(11, '20.00'), someSeats(12, '5.00', { kind: 'extra', label: 'Material' })],
    staff: [{ name: 'Rosa', part: 'Docente' }],
    subProducts: ['Módulo 1'],
  };
  const [coupon, promotion] = [aCode('QUINCE'), aCode('MARZO', { id: 2, origin: 'promotion' })];

  test('CART-1: a seminar has all that the school tells of it, and what was chosen', () => {
    const chosen = { planPriceId: null, options: [{ optionId: 11, count: 2 }], isExtended: true };
    expect(cartItemOf(aSellableProduct(8, told), chosen, [coupon, promotion], at)).toEqual({
      productId: 8,
      kind: 'seminar',
      title: 'Curso 8',
      slug: 'curso-8',
      moduleCode: 'SE',
      coverImage: '/portadas/curso-8.svg',
      sku: 'VT-8',
      category: told.category,
      staffNames: ['Rosa'],
      participants: [{ title: 'Docente', names: ['Rosa'] }],
      subProducts: ['Módulo 1'],
      promotions: [promotion],
      coupons: [coupon],
      plan: null,
      taxRate: 1800,
      regular: 11_800,
      reduced: 9000,
      subscriber: 8000,
      productDiscount: { endsAt: told.reducedUntil },
      isDiscountValid: true,
      duration: null,
      extension: DEFAULT_EXTENSION,
      isExtended: true,
      options: [{ ...told.options[0], count: 2 }, told.options[1]],
    });
  });

  test('CART-1: a plan names itself, the price chosen, its page and its category', () => {
    expect(itemOf({ planPriceId: 2 }).plan).toEqual({ page: 'pro', categoryId: 3, planId: 9, priceId: 2 });
  });

  test('what is sold of a seminar that was held is its recording, paid or free', () => {
    const held = { kind: 'seminar', startsAt: '2026-03-01T00:00:00.000Z', endsAt: '2026-03-10T14:59:59.000Z' } as const;
    const seminar = aSellableProduct(8, held);
    expect(cartItemOf(seminar, NO_CHOICES, [], at).isOver).toBe(true);
    expect(freeItemOf(seminar, at).isOver).toBe(true);
    expect(cartItemOf({ ...seminar, endsAt: at.toISOString() }, NO_CHOICES, [], at).isOver).toBeUndefined();
  });

  test('CART-1: a free one is told by what it is and how it looks', () => {
    expect(freeItemOf(aSellableProduct(8, told), at)).toEqual({
      productId: 8,
      kind: 'seminar',
      title: 'Curso 8',
      slug: 'curso-8',
      coverImage: '/portadas/curso-8.svg',
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
