import { expect, test } from 'vitest';
import { OrderApiInMemory } from '#test/memory/orders/order-api-in-memory.ts';
import { PlaceOrder } from '#application/browser/orders/place-order.ts';
import type { OrderRequest } from '#application/browser/orders/ports/order-api.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { aCart, aPlan } from '#test/support/cart/cart-items.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { boletaOfAna, onSale, seminarSeat } from '#test/support/cart/shop.ts';
import { cartApiInMemory } from '#test/support/cart/shop-in-memory.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

const request = (total: string, changes: Partial<OrderRequest> = {}): OrderRequest => ({
  billing: boletaOfAna,
  paymentMethod: 'card',
  expectedTotal: soles(total),
  ...changes,
});

const withPrice = (item: CartItem, priceId: number): CartItem => ({
  ...item,
  plan: item.plan === null ? null : { ...item.plan, priceId },
});

async function shopping() {
  const cart = cartApiInMemory();
  accepted(await cart.add({ slug: onSale.seminar.slug, plan: null }));
  const [orders, storage, ids] = [new OrderApiInMemory(cart), new TabStorageInMemory(), new CountingIds()];
  const place = new PlaceOrder(orders, storage, ids);
  /** As a page opened anew does. */
  const afterReload = () => new PlaceOrder(orders, storage, ids);
  const inCart = async () => accepted(await cart.read()).cart;
  return { cart, orders, place, afterReload, inCart };
}

test('the same request, sent again, finds the order it made, also after a reload', async () => {
  const { orders, place, afterReload, inCart } = await shopping();
  const order = accepted(await place.execute(await inCart(), request('150.00')));
  expect(accepted(await place.execute(await inCart(), request('150.00')))).toEqual(order);
  expect(accepted(await afterReload().execute(await inCart(), request('150.00')))).toEqual(order);
  expect(orders.orders.size).toBe(1);
});

test('what was typed otherwise makes another', async () => {
  const { orders, place, inCart } = await shopping();
  await place.execute(await inCart(), request('150.00'));
  await place.execute(await inCart(), request('150.00', { billing: { ...boletaOfAna, name: 'Ana Rojas' } }));
  expect(orders.orders.size).toBe(2);
});

test('what was chosen otherwise makes another', async () => {
  const { cart, orders, place, inCart } = await shopping();
  await place.execute(await inCart(), request('150.00'));
  await cart.change(onSale.seminar.id, { options: [{ optionId: seminarSeat, count: 1 }] });
  await place.execute(await inCart(), request('170.00'));
  await cart.enterCode('QUINCE');
  await place.execute(await inCart(), request('144.50'));
  expect([...orders.orders.values()].map(({ totals }) => totals.net)).toEqual([15_000, 17_000, 14_450]);
});

test('another price of a plan makes another, though the total be the same', async () => {
  const { orders, place } = await shopping();
  const [plan, longer] = [30, 31].map((priceId) => aCart([withPrice(aPlan(3, 'pro'), priceId)]));
  for (const cart of [plan, longer, longer]) await place.execute(cart ?? aCart([]), request('150.00'));
  expect(orders.orders.size).toBe(2);
});

test('a cart as it was, but an order wanted anew, makes another', async () => {
  const { orders, place, inCart } = await shopping();
  await place.execute(await inCart(), request('150.00'));
  place.startAnew();
  await place.execute(await inCart(), request('150.00'));
  expect(orders.orders.size).toBe(2);
});

test('once its order was seen confirmed, the same things bought again are another order; one seen before, and not of this request, changes nothing', async () => {
  const { orders, place, afterReload, inCart } = await shopping();
  const first = accepted(await place.execute(await inCart(), request('150.00')));
  place.confirmed('another order');
  expect(accepted(await place.execute(await inCart(), request('150.00')))).toEqual(first);
  afterReload().confirmed(first.id);
  const second = accepted(await place.execute(await inCart(), request('150.00')));
  expect(second.id).not.toBe(first.id);
  expect(accepted(await afterReload().execute(await inCart(), request('150.00')))).toEqual(second);
  expect(orders.orders.size).toBe(2);
});
