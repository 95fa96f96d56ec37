import type { NewOrder, OrderLine } from '#application/server/orders/ports/orders.ts';
import { durationOf, type CartItem } from '#domain/cart/cart-item.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import { expiryOf } from '#domain/orders/order.ts';

/** An order of a cart, unpaid: its lines are those of the snapshot, with what was chosen of each. It waits so many hours for its payment. */
export function newOrder(
  cart: Cart,
  snapshot: OrderSnapshot,
  given: Pick<
    NewOrder,
    'id' | 'number' | 'userId' | 'paymentMethod' | 'billing' | 'termsVersion' | 'creationKey' | 'gift'
  >,
  now: Date,
  unpaidHours: number,
): NewOrder {
  return {
    ...given,
    state: 'continue',
    snapshot,
    lines: orderLinesOf(cart, snapshot),
    createdAt: now,
    expiresAt: expiryOf(now, unpaidHours),
    confirmedAt: null,
  };
}

/** The lines that an order of a cart has. */
export function orderLinesOf(cart: Cart, snapshot: OrderSnapshot): readonly OrderLine[] {
  return snapshot.lines.flatMap((line, index): OrderLine[] => {
    const item = cart.items[index];
    if (item === undefined) return [];
    const { price, discount, net, base, tax } = line;
    const { kind, slug, title, taxRate, productId } = item;
    return [{ productId, kind, slug, title, taxRate, choices: choicesOf(item), price, discount, net, base, tax }];
  });
}

function choicesOf(item: CartItem): OrderLine['choices'] {
  return {
    planPriceId: item.plan?.priceId ?? null,
    options: item.options.filter(({ count }) => count > 0).map(({ label, count }) => ({ label, count })),
    seats: item.options.reduce((sum, { kind, count }) => sum + (kind === 'seat' ? count : 0), 0),
    isExtended: item.isExtended,
    ...(item.seatsAlone === true && { seatsAlone: true }),
    ...(item.isOver === true && { isOver: true }),
    duration: durationOf(item),
  };
}
