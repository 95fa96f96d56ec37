import { expect, test } from 'vitest';
import { viewAfterChange, viewWithout } from '#application/browser/cart/changed-view.ts';
import { emptyCartView } from '#application/browser/cart/ports/cart-api.ts';
import { aCart, aCartItem, aFreeItem, someSeats } from '#test/support/cart/cart-items.ts';

const seats = [someSeats(31, '20.00'), someSeats(32, '5.00')];
const view = { ...emptyCartView, cart: aCart([aCartItem(1, '100.00', { options: seats }), aCartItem(2)]) };
const itemsOf = (changed: typeof view) => changed.cart.items;

test('extends, and takes the extension back', () => {
  const extended = viewAfterChange(view, 2, { isExtended: true });
  expect(itemsOf(extended).map(({ isExtended }) => isExtended)).toEqual([false, true]);
  expect(viewAfterChange(extended, 2, { isExtended: false })).toEqual(view);
});

test('counts options', () => {
  const options = [
    { optionId: 31, count: 4 },
    { optionId: 32, count: 1 },
  ];
  expect(itemsOf(viewAfterChange(view, 1, { options }))[0]?.options.map(({ count }) => count)).toEqual([4, 1]);
});

test('what the rules refuse stays as it was, and the rest is done', () => {
  const changed = viewAfterChange(view, 1, { isExtended: true, options: [{ optionId: 31, count: 1001 }] });
  expect(itemsOf(changed)[0]).toMatchObject({ isExtended: true, options: [{ count: 0 }, { count: 0 }] });
  expect(viewAfterChange(view, 9, { isExtended: true })).toEqual(view);
});

test('a plan’s other price is the school’s to tell', () => {
  expect(viewAfterChange(view, 1, { planPriceId: 52 })).toEqual(view);
});

test('takes out paid and free products, and nothing else', () => {
  expect(itemsOf(viewWithout(view, 1)).map(({ productId }) => productId)).toEqual([2]);
  const free = { ...view, cart: aCart([], { freeItems: [aFreeItem(5), aFreeItem(6)] }) };
  expect(viewWithout(free, 5).cart.freeItems).toEqual([aFreeItem(6)]);
  expect(viewWithout(free, 7)).toEqual(free);
});
