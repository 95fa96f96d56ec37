import { expect, test } from 'vitest';
import { newOrder } from '#application/server/orders/new-order.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { takeSnapshot } from '#domain/orders/order-snapshot.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { at } from '#test/support/orders/buying-builders.ts';
import { aCart, aCartItem, aPlan, someSeats, TERMS } from '#test/support/cart/cart-items.ts';

/** What was chosen of each item, as an order keeps it. */
function choicesOf(...items: readonly CartItem[]) {
  const cart = aCart(items);
  const given = { id: 'order-1', number: 1, userId: 'ana', paymentMethod: 'card', billing: null } as const;
  const order = newOrder(
    cart,
    accepted(takeSnapshot(cart, TERMS)),
    { ...given, termsVersion: null, creationKey: null },
    at,
    48,
  );
  return order.lines.map(({ productId, choices }) => ({ productId, ...choices }));
}

test('an order keeps what was chosen of each product, and nothing of what was not', () => {
  const options = [
    someSeats(1, '20.00', { count: 2 }),
    someSeats(2, '30.00', { count: 1, kind: 'extra', label: 'Libro impreso' }),
    someSeats(3, '40.00', { label: 'Otro cupo' }),
  ];
  const course = aCartItem(10, '100.00', { options, isExtended: true, duration: { amount: 6, unit: 'month' } });
  const seats = aCartItem(11, '0.00', {
    options: [someSeats(4, '20.00', { count: 1 })],
    seatsAlone: true,
    duration: null,
  });
  const recording = aCartItem(13, '50.00', { kind: 'seminar', isOver: true, duration: null });
  expect(choicesOf(course, seats, aPlan(12, 'pro'), recording)).toEqual([
    {
      productId: 10,
      planPriceId: null,
      options: [
        { label: 'Cupo adicional', count: 2 },
        { label: 'Libro impreso', count: 1 },
      ],
      seats: 2,
      isExtended: true,
      duration: { amount: 12, unit: 'month' },
    },
    {
      productId: 11,
      planPriceId: null,
      options: [{ label: 'Cupo adicional', count: 1 }],
      seats: 1,
      isExtended: false,
      seatsAlone: true,
      duration: null,
    },
    {
      productId: 12,
      planPriceId: 120,
      options: [],
      seats: 0,
      isExtended: false,
      duration: { amount: 1, unit: 'year' },
    },
    { productId: 13, planPriceId: null, options: [], seats: 0, isExtended: false, isOver: true, duration: null },
  ]);
});
