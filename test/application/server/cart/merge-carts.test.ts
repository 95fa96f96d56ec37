import { describe, expect, test } from 'vitest';
import { MergeCarts } from '#application/server/cart/merge-carts.ts';
import { NOTHING } from '#domain/shared/money.ts';
import type { StoredCart } from '#application/server/cart/ports/carts.ts';
import {
  accountOf,
  aGrant,
  aSellableProduct,
  aStoredLine,
  later,
  visitorOf,
} from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aCode, day } from '#test/support/cart/cart-items.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const year = { firstDay: day('2026-01-01'), lastDay: day('2026-12-31') };
const codes = [aCode('QUINCE', year), aCode('UMBRAL', { ...year, id: 2, origin: 'seller' })];
const ana = accountOf('ana');
const visitor = visitorOf('galleta');
const duration = { amount: 1, unit: 'month' } as const;
const plan = (id: number) => ({
  kind: 'plan' as const,
  category: { id: 3, title: 'Laboral' },
  plan: {
    page: 'pro',
    seats: 2,
    prices: [{ id, regular: soles('50.00'), reduced: null, duration, seatPrice: null }],
  } as const,
});

/** Carts of ana and of the visitor that she was, as they are given. */
async function withCarts(own: Partial<StoredCart> | null, gathered: Partial<StoredCart> | null) {
  const products = [
    aSellableProduct(10),
    aSellableProduct(11),
    aSellableProduct(12, { kind: 'consultancy' }),
    aSellableProduct(13, { regular: NOTHING }),
    aSellableProduct(14, { regular: NOTHING }),
    aSellableProduct(20, plan(201)),
    aSellableProduct(21, plan(211)),
  ];
  const school = await buyingInMemory({ products, codes });
  for (const [owner, cart] of [[ana, own] as const, [visitor, gathered] as const]) {
    if (cart !== null) await school.carts.save({ ...(await school.carts.lock(owner, `cart-${owner.kind}`)), ...cart });
  }
  const merge = new MergeCarts(school.assembly, school.carts, school.grants);
  const kept = async () => {
    const cart = await school.carts.find(ana);
    return [cart?.lines.map(({ productId }) => productId), cart?.codeWord, cart?.sellerWord];
  };
  return { ...school, kept, merge };
}

const lines = (...ids: readonly number[]) => ids.map((id) => aStoredLine(id));

describe('signing in with a cart', () => {
  test('brings it into the account’s, whose choices stand, once', async () => {
    const own = { lines: [aStoredLine(10, { addedAt: later(-60) })], codeWord: null, sellerWord: null };
    const gathered = { lines: lines(11, 10), codeWord: 'QUINCE', sellerWord: 'UMBRAL' };
    const { carts, kept, merge } = await withCarts(own, gathered);
    const { cart, leftOut } = await merge.execute('ana', 'galleta');
    expect(cart).toMatchObject({ cart: { items: [{ productId: 10 }, { productId: 11 }] }, notices: [] });
    expect(leftOut).toEqual([]);
    expect(await kept()).toEqual([[10, 11], 'QUINCE', 'UMBRAL']);
    expect((await carts.find(ana))?.lines.map(({ addedAt }) => addedAt)).toEqual([later(-60), later(0)]);
    expect(await carts.find(visitor)).toBeNull();
    await merge.execute('ana', 'galleta');
    expect(await kept()).toEqual([[10, 11], 'QUINCE', 'UMBRAL']);
  });

  test('without one leaves the account’s as it was', async () => {
    for (const hash of [null, 'otra']) {
      const { kept, merge } = await withCarts({ lines: lines(10), codeWord: 'QUINCE' }, null);
      expect(await merge.execute('ana', hash)).toMatchObject({
        cart: { cart: { items: [{ productId: 10 }] } },
        leftOut: [],
      });
      expect(await kept()).toEqual([[10], 'QUINCE', null]);
    }
  });

  test('names the plan that could not come, and the one in its way', async () => {
    const { kept, merge } = await withCarts({ lines: lines(20) }, { lines: lines(21, 11) });
    expect((await merge.execute('ana', 'galleta')).leftOut).toEqual([
      { productId: 21, title: 'Curso 21', slug: 'curso-21', standing: expect.objectContaining({ productId: 20 }) },
    ]);
    expect((await kept())[0]).toEqual([20, 11]);
  });

  test('leaves out what the account has, and says so; what is used up comes along', async () => {
    const { grants, kept, merge } = await withCarts({ lines: [] }, { lines: lines(10, 11, 12), codeWord: 'QUINCE' });
    await grants.add([aGrant('g1', { orderId: 'order-8' }), aGrant('g2', { productId: 12, orderId: 'order-9' })]);
    const { cart } = await merge.execute('ana', 'galleta');
    expect(cart.notices).toEqual([{ kind: 'already-owned', productId: 10, title: 'Curso 10', slug: 'curso-10' }]);
    expect(await kept()).toEqual([[11, 12], 'QUINCE', null]);
  });

  test('with nothing left of it brings no code; the seller visited is remembered', async () => {
    const gathered = { lines: lines(10), codeWord: 'QUINCE', sellerWord: 'UMBRAL' };
    const { grants, kept, merge } = await withCarts({ lines: lines(11) }, gathered);
    await grants.add([aGrant('g1', { orderId: 'order-9' })]);
    await merge.execute('ana', 'galleta');
    expect(await kept()).toEqual([[11], null, 'UMBRAL']);
  });

  test('leaves out free products that the account has', async () => {
    const free = [aStoredLine(13, { isFree: true }), aStoredLine(14, { isFree: true })];
    const { grants, kept, merge } = await withCarts(null, { lines: free });
    await grants.add([aGrant('g1', { productId: 13, orderId: 'order-9' })]);
    const { cart } = await merge.execute('ana', 'galleta');
    expect(cart.cart.freeItems).toMatchObject([{ productId: 14 }]);
    expect(cart.notices).toMatchObject([{ kind: 'already-owned', productId: 13 }]);
    expect((await kept())[0]).toEqual([14]);
  });
});
