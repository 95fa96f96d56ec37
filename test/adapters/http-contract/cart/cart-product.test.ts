import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cartProductWire } from '#adapters/http-contract/cart/cart-product-schema.ts';
import { planPricesFromWire, productFromWire, productToWire } from '#adapters/http-contract/cart/cart-product.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';
import { aCartItem, aCode, day } from '#test/support/cart/cart-items.ts';
import { only, soles, solesOff } from '#test/support/pricing/price-lines.ts';

const amount = fc.integer({ min: 0, max: 999_999_999 }).map(money);
const optional = fc.option(amount, { nil: null });
const word = fc.string({ minLength: 1, maxLength: 20 });
const promotion = aCode('LEERMAS', { origin: 'promotion', discount: solesOff('50.00', only(1, 2)) });
const coupon = aCode('QUINCE', { id: 7, firstDay: day('2026-02-28'), lastDay: day('2026-03-01') });

/** What is no plan; a plan's duration comes with the price chosen. */
const plainItem: fc.Arbitrary<CartItem> = fc
  .record({
    productId: fc.integer({ min: 1, max: 2_000_000_000 }),
    kind: fc.constantFrom(...productKinds.filter((kind) => kind !== 'plan')),
    title: word,
    slug: word,
    sku: word,
    category: fc.option(fc.record({ id: fc.nat(), title: word }), { nil: null }),
    participants: fc.uniqueArray(fc.record({ title: word, names: fc.array(word, { minLength: 1, maxLength: 3 }) }), {
      selector: ({ title }) => title,
      maxLength: 3,
    }),
    subProducts: fc.array(word, { maxLength: 3 }),
    taxRate: fc.constantFrom(rate(0), rate(1800), rate(1050)),
    regular: amount,
    reduced: optional,
    subscriber: optional,
    endsAt: fc.option(fc.constant('2026-12-31T04:59:59.000Z'), { nil: null }),
    isDiscountValid: fc.boolean(),
    isRegularUnasked: fc.boolean(),
    extension: fc.option(
      fc.record({ discount: fc.integer({ min: 0, max: 5000 }).map(rate), factor: fc.integer({ min: 2, max: 9 }) }),
      { nil: null },
    ),
    seats: fc.array(amount, { maxLength: 2 }),
    extras: fc.array(amount, { maxLength: 2 }),
    codes: fc.boolean(),
  })
  .map(({ endsAt, seats, extras, codes, isRegularUnasked, ...parts }) => ({
    ...aCartItem(parts.productId),
    ...parts,
    ...(isRegularUnasked && { isRegularUnasked }),
    staffNames: parts.participants.flatMap(({ names }) => names),
    productDiscount: parts.reduced === null ? null : { endsAt },
    isDiscountValid: parts.reduced !== null && parts.isDiscountValid,
    duration: null,
    promotions: codes ? [promotion] : [],
    coupons: codes ? [coupon] : [],
    options: [
      ...seats.map((regular, id) => ({ id, kind: 'seat' as const, label: 'Cupo', regular, reduced: null, count: 0 })),
      ...extras.map((regular, id) => ({
        id: id + 9,
        kind: 'extra' as const,
        label: 'Extra',
        regular,
        reduced: regular,
        count: 0,
      })),
    ],
  }));

const travel = (parts: Parameters<typeof productToWire>[0]) =>
  v.parse(cartProductWire, JSON.parse(JSON.stringify(productToWire(parts))));

describe('the product of add-carrito', () => {
  test('comes back as the item that the school put into the cart', () => {
    fc.assert(
      fc.property(plainItem, (item) => {
        const wire = travel({ item, isFree: false, plan: null, version: '1' });
        expect(productFromWire(wire)).toEqual({ item, free: null });
      }),
    );
  });

  test('carries a plan with the price that was chosen', () => {
    const month = { amount: 1, unit: 'month' } as const;
    const prices = [
      { id: 1, regular: soles('50.00'), reduced: null, duration: month, seatPrice: null },
      {
        id: 2,
        regular: soles('500.00'),
        reduced: soles('400.00'),
        duration: { amount: 1, unit: 'year' } as const,
        seatPrice: soles('30.00'),
      },
    ];
    const item = aCartItem(9, '500.00', {
      kind: 'plan',
      moduleCode: 'PA',
      staffNames: [],
      plan: { page: 'pro', categoryId: 1, planId: 9, priceId: 2 },
      reduced: soles('400.00'),
      productDiscount: { endsAt: null },
      isDiscountValid: true,
      duration: { amount: 1, unit: 'year' },
    });
    const wire = travel({ item, isFree: false, plan: { seats: 5, prices }, version: '1' });
    expect(productFromWire(wire).item).toEqual(item);
    expect(planPricesFromWire(wire)).toEqual(prices.map(({ seatPrice: _, ...price }) => price));
    expect(wire.tiempo_plan).toBe('1 año');
  });

  test('says of a free product that it went to the free cart', () => {
    const item = aCartItem(4, '0.00', { staffNames: [] });
    const { free } = productFromWire(travel({ item, isFree: true, plan: null, version: '1' }));
    const { productId, kind, title, slug, coverImage } = item;
    expect(free).toEqual({ productId, kind, title, slug, coverImage });
  });

  test('writes amounts with two decimals, never as numbers', () => {
    const wire = productToWire({ item: aCartItem(1, '199.90'), isFree: false, plan: null, version: '1' });
    expect(wire.precio_nosuscriptor).toBe('199.90');
    expect(wire.IGV).toBe(18);
  });

  test('groups the people of a book', () => {
    const participants = [
      { title: 'Autora', names: ['Elena Torres'] },
      { title: 'Prólogo', names: ['Jorge Salas'] },
    ];
    const item = aCartItem(2, '89.90', { kind: 'book', participants, staffNames: ['Elena Torres', 'Jorge Salas'] });
    expect(productToWire({ item, isFree: false, plan: null, version: '1' })).toMatchObject({
      tipo: 1,
      libro_producto: {
        libro: {
          staffs: [{ nombre: 'Elena Torres' }, { nombre: 'Jorge Salas' }],
          participants: [
            { nombre: 'Elena Torres', categoria: { nombre_categoria: 'Autora' } },
            { nombre: 'Jorge Salas', categoria: { nombre_categoria: 'Prólogo' } },
          ],
        },
      },
    });
  });
});
