import { describe, expect, test } from 'vitest';
import { EnterCode } from '#application/server/cart/enter-code.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { accountOf, at, visitorOf } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aCode, day } from '#test/support/cart/cart-items.ts';

const year = { firstDay: day('2026-01-01'), lastDay: day('2026-12-31') };
const coupon = aCode('QUINCE', { ...year, limitPerAccount: 1 });
const sellers = aCode('UMBRAL', { ...year, id: 2, origin: 'seller' });
const old = aCode('VIEJO', { id: 3, firstDay: day('2025-01-01'), lastDay: day('2025-12-31') });
const ana = accountOf('ana');
const visitor = visitorOf('galleta');

/** Ana and a visitor, each with a course in the cart. */
async function withCarts() {
  const school = await buyingInMemory({ codes: [coupon, sellers, old] });
  for (const owner of [ana, visitor]) accepted(await school.addToCart.execute({ owner, slug: 'curso-10' }));
  const kept = async (owner = ana) => {
    const cart = await school.carts.find(owner);
    return [cart?.codeWord ?? null, cart?.sellerWord ?? null];
  };
  const codes = new EnterCode(school.assembly, school.discounts, school.clock);
  return { ...school, codes, kept };
}

describe('a code that is typed', () => {
  test('comes into force however it is written, in the place of any other', async () => {
    const { codes, kept } = await withCarts();
    expect(accepted(await codes.execute(ana, ' quince ')).cart.code?.word).toBe('QUINCE');
    accepted(await codes.execute(ana, 'UMBRAL'));
    expect(await kept()).toEqual(['UMBRAL', null]);
    expect((await codes.drop(ana)).cart.code).toBeNull();
    expect(await kept()).toEqual([null, null]);
  });

  test('changes nothing when it is unknown, over or used up by the account', async () => {
    const { codes, discounts, kept } = await withCarts();
    accepted(await codes.execute(ana, 'UMBRAL'));
    expect(refused(await codes.execute(ana, ' nada '))).toEqual({ kind: 'code-unknown', word: 'nada' });
    expect(refused(await codes.execute(ana, 'VIEJO')).kind).toBe('code-expired');
    await discounts.claim(coupon, { orderId: 'order-9', userId: 'ana', at });
    expect(refused(await codes.execute(ana, 'QUINCE')).kind).toMatch(/^code-used/);
    expect(await kept()).toEqual(['UMBRAL', null]);
    accepted(await codes.execute(visitor, 'QUINCE'));
    expect(await kept(visitor)).toEqual(['QUINCE', null]);
  });

  test('needs something in the cart', async () => {
    const { codes } = await withCarts();
    expect(refused(await codes.execute(accountOf('luis'), 'QUINCE')).kind).toBe('cart-empty');
  });

  test('leaves a cart when it no longer holds, and that is said', async () => {
    const { assembly, codes, discounts } = await withCarts();
    accepted(await codes.execute(ana, 'QUINCE'));
    await discounts.claim(coupon, { orderId: 'order-9', userId: 'ana', at });
    expect(await assembly.read(ana)).toMatchObject({
      cart: { items: [{ productId: 10 }], code: null },
      notices: [{ kind: expect.stringMatching(/^code-used/) }],
    });
  });
});
