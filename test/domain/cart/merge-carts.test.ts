import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFreeItem, EMPTY_CART, withGift } from '#domain/cart/cart.ts';
import { mergeCarts } from '#domain/cart/merge-carts.ts';
import { aCart, aCartItem, aCode, aFreeItem, aPlan } from '#test/support/cart/cart-items.ts';

const coupon = aCode('NOVIEMBRE');
const promotion = aCode('CAMPAÑA', { id: 3, origin: 'promotion' });
const seller = aCode('ROSA10', { id: 2, origin: 'seller' });

describe('the carts joined at sign-in', () => {
  it('are a union by product, the account’s choices standing', () => {
    const mine = aCart([aCartItem(1, '100.00', { isExtended: true }), aCartItem(2)]);
    const { cart, refused } = mergeCarts(mine, aCart([aCartItem(3), aCartItem(1)]));

    expect(cart.items).toEqual([...mine.items, aCartItem(3)]);
    expect(refused).toEqual([]);
  });

  it('name the plan that is left out, and why', () => {
    const { cart, refused } = mergeCarts(aCart([aPlan(1, 'pack')]), aCart([aPlan(2, 'pack', 5), aCartItem(3)]));

    expect(cart.items.map((item) => item.productId)).toEqual([1, 3]);
    expect(refused).toEqual([
      {
        item: aPlan(2, 'pack', 5),
        conflict: { kind: 'plan-conflict', standing: { productId: 1, title: 'Plan 1' }, others: [] },
      },
    ]);
  });

  it('keep the code entered last, the anonymous one', () => {
    const mine = aCart([aCartItem(1)], { code: coupon });

    expect(mergeCarts(mine, aCart([aCartItem(2)], { code: promotion })).cart.code).toBe(promotion);
    expect(mergeCarts(mine, aCart([aCartItem(2)])).cart.code).toBe(coupon);
    expect(mergeCarts(mine, EMPTY_CART).cart.code).toBe(coupon);
  });

  it('remember the seller visited last, whose code comes into force when no other is', () => {
    const { cart } = mergeCarts(aCart([aCartItem(1)]), aCart([aCartItem(2)], { sellerCode: seller }));

    expect(cart).toMatchObject({ sellerCode: seller, code: seller });
    expect(mergeCarts(aCart([], { sellerCode: seller }), EMPTY_CART).cart.sellerCode).toBe(seller);
  });

  it('drop free products for paid ones', () => {
    const free = addFreeItem(EMPTY_CART, aFreeItem(9));

    expect(mergeCarts(aCart([aCartItem(1)]), free).cart.freeItems).toEqual([]);
    expect(mergeCarts(free, aCart([aCartItem(1)])).cart).toEqual(aCart([aCartItem(1)]));
  });

  it('keep the free product taken last', () => {
    const [mine, anonymous] = [addFreeItem(EMPTY_CART, aFreeItem(8)), addFreeItem(EMPTY_CART, aFreeItem(9))];

    expect(mergeCarts(mine, anonymous).cart.freeItems).toEqual([aFreeItem(9)]);
    expect(mergeCarts(mine, EMPTY_CART).cart.freeItems).toEqual([aFreeItem(8)]);
  });

  it('are a gift when either of them is: nothing for somebody else is bought for oneself unasked', () => {
    const [mine, anonymous] = [aCart([aCartItem(1)]), aCart([aCartItem(2)])];

    expect(mergeCarts(withGift(mine, true), anonymous).cart.isGift).toBe(true);
    expect(mergeCarts(mine, withGift(anonymous, true)).cart.isGift).toBe(true);
    expect(mergeCarts(mine, anonymous).cart.isGift).toBeUndefined();
  });

  it('lose no product without naming it, hold none twice, and change no more when joined again', () => {
    const items = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom('course', 'pro', 'pack')), {
        selector: ([id]) => id,
      })
      .map((drawn) =>
        drawn.map(([id, kind]) => (kind === 'course' ? aCartItem(id) : aPlan(id, kind as 'pro' | 'pack'))),
      );
    fc.assert(
      fc.property(items, items, (mine, theirs) => {
        const { cart, refused } = mergeCarts(aCart(mine), aCart(theirs));
        const inside = cart.items.map((item) => item.productId);
        const named = [...inside, ...refused.map(({ item }) => item.productId)];
        expect(new Set(inside).size).toBe(inside.length);
        expect(new Set(named)).toEqual(new Set([...mine, ...theirs].map((item) => item.productId)));
        expect(mergeCarts(cart, aCart(theirs)).cart).toEqual(cart);
      }),
    );
  });
});
