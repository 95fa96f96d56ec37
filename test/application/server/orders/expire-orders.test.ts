import { expect, test } from 'vitest';
import { OrderNoticesInMemory } from '#test/memory/orders/order-notices-in-memory.ts';
import { OrdersInMemory } from '#test/memory/orders/orders-in-memory.ts';
import { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import { anOrder, later } from '#test/support/orders/buying-builders.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const twoDays = 48 * 60;

/** Order 1 is overdue, order 2 is a minute younger, order 3 waits for its voucher. */
async function afterTwoDays() {
  const [orders, notices, clock] = [new OrdersInMemory(), new OrderNoticesInMemory(), new FixedClock()];
  await orders.add(anOrder('order-1', 1));
  await orders.add(anOrder('order-2', 2, { createdAt: later(1), expiresAt: later(twoDays + 1) }));
  await orders.add(anOrder('order-3', 3, { state: 'pending' }));
  clock.advance({ hours: 48 });
  const states = async () => (await orders.ofUser('ana', 9)).toReversed().map(({ state }) => state);
  return { orders, notices, clock, states, expire: new ExpireOrders(orders, notices, clock, new CountingIds()) };
}

test('orders unpaid for 48 hours expire, each once, and their buyer is told', async () => {
  const { clock, expire, notices, states } = await afterTwoDays();
  expect(await expire.execute()).toBe(1);
  expect(await states()).toEqual(['expired', 'continue', 'pending']);
  expect(await notices.ofUser('ana', 9)).toMatchObject([
    { orderId: 'order-1', kind: 'expired', text: '', at: later(twoDays), seenAt: null },
  ]);
  expect(await expire.execute()).toBe(0);
  clock.advance({ minutes: 1 });
  expect(await expire.execute()).toBe(1);
  expect(await states()).toEqual(['expired', 'expired', 'pending']);
  expect(await notices.ofUser('ana', 9)).toHaveLength(2);
});

test('an order that was paid, or is gone, between the list and its lock does not expire', async () => {
  const { expire, notices, orders } = await afterTwoDays();
  orders.lock = () => Promise.resolve(anOrder('order-1', 1, { state: 'confirmed' }));
  expect(await expire.execute()).toBe(0);
  orders.lock = () => Promise.resolve(null);
  expect(await expire.execute()).toBe(0);
  expect(await notices.ofUser('ana', 9)).toEqual([]);
});

test('an overdue order is told as expired to whoever holds its lock', async () => {
  const { expire } = await afterTwoDays();
  const order = anOrder('order-1', 1);
  expect(await expire.expireIfOverdue(order)).toEqual({ ...order, state: 'expired' });
  const paid = anOrder('order-1', 1, { state: 'finished' });
  expect(await expire.expireIfOverdue(paid)).toBe(paid);
});
