import { expect, test } from 'vitest';
import { storedCartOf } from '#application/server/cart/stored-cart.ts';
import { aStoredLine, at, later } from '#test/support/orders/buying-builders.ts';
import { aCart, aCartItem, aCode, aFreeItem, aPlan, someSeats } from '#test/support/cart/cart-items.ts';

const before = { id: 'cart-1', lines: [aStoredLine(10, { addedAt: later(-60) })], codeWord: null, sellerWord: null };
const [coupon, seller] = [aCode('QUINCE'), aCode('UMBRAL', { origin: 'seller' })];

test('of a cart are kept ids, choices and words; what stays keeps the time it came', () => {
  const options = [someSeats(1, '20.00', { count: 2 }), someSeats(2, '30.00')];
  const items = [aCartItem(10, '100.00', { options, isExtended: true }), aPlan(20, 'pro')];
  const kept = storedCartOf({ stored: before, held: [] }, aCart(items, { code: coupon, sellerCode: seller }), at);
  expect(kept).toEqual({
    id: 'cart-1',
    lines: [
      aStoredLine(10, { addedAt: later(-60), options: [{ optionId: 1, count: 2 }], isExtended: true }),
      aStoredLine(20, { planPriceId: 200 }),
    ],
    codeWord: 'QUINCE',
    sellerWord: 'UMBRAL',
  });
});

test('a free product is kept as one, without choices', () => {
  const kept = storedCartOf({ stored: before, held: [] }, aCart([], { freeItems: [aFreeItem(13)] }), at);
  expect(kept).toEqual({ ...before, lines: [aStoredLine(13, { isFree: true })] });
});

test('what is held back stays as it was, once', () => {
  const held = [11, 12, 13].map((id) => aStoredLine(id, { addedAt: later(-30) }));
  const cart = aCart([aCartItem(11)], { freeItems: [aFreeItem(12)] });
  expect(storedCartOf({ stored: before, held }, cart, at).lines).toEqual([
    aStoredLine(11),
    aStoredLine(12, { isFree: true }),
    aStoredLine(13, { addedAt: later(-30) }),
  ]);
});
