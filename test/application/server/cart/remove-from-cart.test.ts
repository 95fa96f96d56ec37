import { describe, expect, test } from 'vitest';
import { RemoveFromCart } from '#application/server/cart/remove-from-cart.ts';
import { NOTHING } from '#domain/shared/money.ts';
import {
  accountOf,
  anAttempt,
  anOrder,
  aSellableProduct,
  aStoredLine,
  visitorOf,
} from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aCode, day } from '#test/support/cart/cart-items.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';

const ana = accountOf('ana');
const visitor = visitorOf('galleta');
const codes = [aCode('QUINCE', { firstDay: day('2026-01-01'), lastDay: day('2026-12-31') })];

/** Carts with courses 10 and 11, a code and a seller's; course 10 is being paid by ana in an order where so said. */
async function withCarts({ isHeld = false } = {}) {
  const products = [aSellableProduct(10), aSellableProduct(11), aSellableProduct(12, { regular: NOTHING })];
  const school = await buyingInMemory({ products, codes });
  for (const owner of [ana, visitor]) {
    const cart = await school.carts.lock(owner, `cart-${owner.kind}`);
    const lines = [aStoredLine(10), aStoredLine(11)];
    await school.carts.save({ ...cart, lines, codeWord: 'QUINCE', sellerWord: 'QUINCE' });
  }
  if (isHeld) {
    await school.orders.add(anOrder('order-1', 1));
    await school.attempts.add(anAttempt('attempt-1', 'order-1', { state: 'unknown' }));
  }
  const remove = new RemoveFromCart(school.assembly, school.carts, school.clock, new CountingIds());
  const kept = async (owner = ana) => {
    const cart = await school.carts.find(owner);
    return [cart?.lines.map(({ productId }) => productId), cart?.codeWord, cart?.sellerWord];
  };
  return { ...school, kept, remove };
}

describe('taking out of a cart', () => {
  test('leaves the rest, and writes down what was there, once', async () => {
    const { carts, clock, kept, remove } = await withCarts();
    expect((await remove.execute(ana, 10)).cart.items).toMatchObject([{ productId: 11 }]);
    await remove.execute(ana, 10);
    expect(await kept()).toEqual([[11], 'QUINCE', 'QUINCE']);
    expect(await kept(visitor)).toEqual([[10, 11], 'QUINCE', 'QUINCE']);
    const event = { cartId: 'cart-account', userId: 'ana', productId: 10, kind: 'removed', at: clock.now() };
    expect(carts.events).toMatchObject([event]);
    await remove.execute(visitor, 10);
    expect(carts.events[1]).toMatchObject({ cartId: 'cart-visitor', userId: null, productId: 10 });
  });

  test('takes out a free product', async () => {
    const { carts, kept, remove } = await withCarts();
    const cart = await carts.lock(ana, 'cart-account');
    const free = [aStoredLine(12, { isFree: true }), aStoredLine(11, { isFree: true })];
    await carts.save({ ...cart, lines: free.slice(0, 1), codeWord: null });
    await remove.execute(ana, 99);
    expect((await kept())[0]).toEqual([12]);
    await remove.execute(ana, 12);
    expect((await kept())[0]).toEqual([]);
  });

  test('takes out what another order is paying, and only that', async () => {
    const { kept, remove } = await withCarts({ isHeld: true });
    await remove.execute(ana, 11);
    expect((await kept())[0]).toEqual([10]);
    await remove.execute(ana, 10);
    expect((await kept())[0]).toEqual([]);
  });

  test('all of it takes the code and what is held along; the seller visited is remembered', async () => {
    const { carts, kept, remove } = await withCarts({ isHeld: true });
    expect(await remove.clear(ana)).toMatchObject({ cart: { items: [], code: null }, held: [] });
    expect(await kept()).toEqual([[], null, 'QUINCE']);
    expect(carts.events.map(({ productId, kind }) => [productId, kind])).toEqual([
      [10, 'removed'],
      [11, 'removed'],
    ]);
  });
});
