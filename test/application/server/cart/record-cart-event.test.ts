import { describe, expect, test } from 'vitest';
import { RecordCartEvent } from '#application/server/cart/record-cart-event.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { accountOf, aSellableProduct, visitorOf } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';

const ana = accountOf('ana');
const visitor = visitorOf('galleta');

/** Ana and a visitor have carts. */
async function withCarts() {
  const school = await buyingInMemory({ products: [aSellableProduct(11)] });
  for (const owner of [ana, visitor]) await school.carts.lock(owner, `cart-${owner.kind}`);
  return { ...school, record: new RecordCartEvent(school.carts, school.catalogue, school.clock, new CountingIds()) };
}

describe('writing down what was put into a cart', () => {
  test('names the cart, its owner and the product', async () => {
    const { carts, clock, record } = await withCarts();
    expect(accepted(await record.execute(ana, 'curso-11'))).toBe(true);
    expect(accepted(await record.execute(visitor, 'curso-11'))).toBe(true);
    const event = { productId: 11, kind: 'added', at: clock.now() };
    expect(carts.events).toMatchObject([
      { ...event, cartId: 'cart-account', userId: 'ana' },
      { ...event, cartId: 'cart-visitor', userId: null },
    ]);
  });

  test('is nothing without a cart, and refused of what is not sold', async () => {
    const { carts, record } = await withCarts();
    expect(accepted(await record.execute(accountOf('luis'), 'curso-11'))).toBe(false);
    expect(refused(await record.execute(ana, 'nada'))).toEqual({ kind: 'product-not-found', slug: 'nada' });
    expect(carts.events).toEqual([]);
  });
});
