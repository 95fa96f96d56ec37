import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cartWire } from '#adapters/http-contract/cart/cart-schema.ts';
import { cartFromWire, cartToWire } from '#adapters/http-contract/cart/cart-wire.ts';
import type { CartView } from '#application/read-models/cart/cart-view.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { aCartItem, aCode, aFreeItem, aPlan, someSeats } from '#test/support/cart/cart-items.ts';
import { EXEMPT, IGV, only, soles, solesOff } from '#test/support/pricing/price-lines.ts';

const parts: CartView = {
  cart: {
    items: [
      aCartItem(1, '150.00', { options: [someSeats(3, '20.00', { count: 2 })], isExtended: true }),
      aCartItem(2, '89.90', {
        kind: 'book',
        taxRate: EXEMPT,
        reduced: soles('80.00'),
        productDiscount: { endsAt: '2026-12-31T04:59:59.000Z' },
        isDiscountValid: true,
        isRegularUnasked: true,
        subscriber: soles('70.00'),
        promotions: [aCode('LEERMAS', { origin: 'promotion', discount: solesOff('50.00', only(1, 2)) })],
      }),
      aPlan(3, 'pack'),
    ],
    freeItems: [],
    code: aCode('QUINCE'),
    sellerCode: aCode('UMBRAL10', { origin: 'seller' }),
  },
  terms: { generalRate: IGV, rounding: 'down', hasActivePlan: true },
  planPrices: new Map([
    [3, [{ id: 30, regular: soles('300.00'), reduced: null, duration: { amount: 1, unit: 'year' } }]],
  ]),
  notices: [{ kind: 'withdrawn', productId: 9 }],
  visitorCartWaits: true,
};

const travel = (given: CartView) => {
  const priced = accepted(cartTotals(given.cart, given.terms));
  return v.parse(cartWire, JSON.parse(JSON.stringify(cartToWire(given, priced))));
};

describe('a cart on its way', () => {
  test('comes back as it left, so that both halves price the same', () => {
    expect(cartFromWire(travel(parts))).toEqual(parts);
  });

  test('carries free items', () => {
    const free = {
      ...parts,
      cart: { ...parts.cart, items: [], code: null, freeItems: [aFreeItem(5)] },
      planPrices: new Map(),
    };
    expect(cartFromWire(travel(free))).toEqual(free);
  });

  test('carries what the school makes of it, as texts with two decimals', () => {
    const { totals, lines, summary, derivation } = travel(parts);
    expect(Object.values(totals).every((amount) => /^\d+\.\d{2}$/.test(amount))).toBe(true);
    expect(lines.map(({ productId }) => productId)).toEqual([1, 2, 3]);
    expect(summary).toMatchObject({ isCoupon: true, word: 'QUINCE', newTotal: totals.net });
    expect(derivation.at(-1)).toMatchObject({ productId: null, title: 'Totales' });
  });

  test('says nothing of how often a code may be used', () => {
    const limited = { ...parts, cart: { ...parts.cart, code: aCode('QUINCE', { limitInAll: 5, limitPerAccount: 1 }) } };
    expect(JSON.stringify(travel(limited))).not.toMatch(/limit/i);
  });
});
