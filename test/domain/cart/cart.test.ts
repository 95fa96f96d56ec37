import { describe, expect, it } from 'vitest';
import {
  addFreeItem,
  addItem,
  applyCode,
  clearCart,
  dropCode,
  dropLapsedCodes,
  EMPTY_CART,
  itemOf,
  removeItem,
  replacePlan,
  visitSeller,
  withGift,
} from '#domain/cart/cart.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aCart, aCartItem, aCode, aFreeItem, aPlan, NOW, UNUSED } from '#test/support/cart/cart-items.ts';

const coupon = aCode('NOVIEMBRE');
const seller = aCode('ROSA10', { id: 2, origin: 'seller' });
const later = new Date('2026-12-01T05:00:00Z');

describe('adding a paid product', () => {
  it('puts it behind those already there', () => {
    const cart = accepted(addItem(aCart([aCartItem(2)]), aCartItem(1)));

    expect(cart.items.map((item) => item.productId)).toEqual([2, 1]);
  });

  it('empties the free cart', () => {
    expect(accepted(addItem(addFreeItem(EMPTY_CART, aFreeItem(9)), aCartItem(1))).freeItems).toEqual([]);
  });

  it('says when it is in the cart already, and leaves it as it was chosen', () => {
    const cart = aCart([aCartItem(1, '100.00', { isExtended: true })]);

    expect(refused(addItem(cart, aCartItem(1)))).toEqual({ kind: 'already-in-cart', productId: 1 });
  });

  it('brings the seller’s code back into force when no other is', () => {
    expect(accepted(addItem(visitSeller(EMPTY_CART, seller), aCartItem(1))).code).toBe(seller);
  });

  it('leaves a coupon in force where it is', () => {
    const cart = visitSeller(aCart([aCartItem(1)], { code: coupon }), seller);

    expect(accepted(addItem(cart, aCartItem(2))).code).toBe(coupon);
  });

  it('brings no code where no seller was visited', () => {
    expect(accepted(addItem(EMPTY_CART, aCartItem(1))).code).toBeNull();
  });

  it('refuses a plan that another stands in the way of', () => {
    const cart = aCart([aCartItem(1), aPlan(2, 'pack')]);

    expect(refused(addItem(cart, aPlan(3, 'pack', 7)))).toEqual({
      kind: 'plan-conflict',
      standing: { productId: 2, title: 'Plan 2' },
      others: [],
    });
  });

  it('puts a plan in the place of the one in its way', () => {
    const cart = aCart([aPlan(2, 'pack'), aCartItem(1)], { code: coupon });
    const replaced = accepted(replacePlan(cart, 2, aPlan(3, 'pack')));

    expect(replaced.items.map((item) => item.productId)).toEqual([1, 3]);
    expect(replaced.code).toBe(coupon);
  });

  it('puts a plan in the place of two that are in its way, and names both before', () => {
    const cart = aCart([aPlan(2, 'pro', 7), aCartItem(1), aPlan(4, 'pack', 7)]);
    const entering = aPlan(3, 'pro', 7);

    expect(refused(addItem(cart, entering))).toMatchObject({
      standing: { productId: 2 },
      others: [{ productId: 4, title: 'Plan 4' }],
    });
    const replaced = accepted(replacePlan(cart, 2, entering));
    expect(replaced.items.map((item) => item.productId)).toEqual([1, 3]);
  });

  it('takes nothing out for a plan that is not in the way any more', () => {
    const cart = aCart([aPlan(4, 'pack'), aPlan(5, 'pro', 8)]);

    expect(refused(replacePlan(cart, 5, aPlan(3, 'pack')))).toMatchObject({ standing: { productId: 4 } });
  });

  it('puts a plan in when what stood in its way has left meanwhile', () => {
    const cart = aCart([aCartItem(1), aPlan(5, 'pro', 8)]);

    expect(accepted(replacePlan(cart, 4, aPlan(3, 'pack'))).items.map((item) => item.productId)).toEqual([1, 5, 3]);
  });
});

describe('taking a free product', () => {
  it('clears the paid cart and its code, and remembers the seller', () => {
    const cart = addFreeItem(aCart([aCartItem(1)], { code: coupon, sellerCode: seller }), aFreeItem(9));

    expect(cart).toEqual({ items: [], freeItems: [aFreeItem(9)], code: null, sellerCode: seller });
  });

  it('replaces the free product taken before', () => {
    const cart = addFreeItem(addFreeItem(EMPTY_CART, aFreeItem(8)), aFreeItem(9));

    expect(cart.freeItems).toEqual([aFreeItem(9)]);
  });
});

describe('removing a product', () => {
  it('leaves the others and the code', () => {
    const cart = accepted(removeItem(aCart([aCartItem(1), aCartItem(2)], { code: coupon }), 1));

    expect(cart.items).toEqual([aCartItem(2)]);
    expect(cart.code).toBe(coupon);
  });

  it('takes the code away with the last one', () => {
    const cart = aCart([aCartItem(1)], { code: coupon, sellerCode: seller });

    expect(accepted(removeItem(cart, 1))).toEqual({ ...EMPTY_CART, sellerCode: seller });
  });

  it('says when it is not in the cart', () => {
    expect(refused(removeItem(aCart([aCartItem(1)]), 7))).toEqual({ kind: 'not-in-cart', productId: 7 });
  });
});

describe('clearing the cart', () => {
  it('forgets products, choices and code', () => {
    const chosen = aCartItem(1, '100.00', { isExtended: true });
    const cart = clearCart(aCart([chosen], { code: coupon, sellerCode: seller, freeItems: [aFreeItem(9)] }));

    expect(cart).toEqual({ ...EMPTY_CART, sellerCode: seller });
    expect(accepted(addItem(cart, aCartItem(1))).items).toEqual([aCartItem(1)]);
  });
});

describe('entering a code', () => {
  it('puts it into force in the place of any other', () => {
    const cart = aCart([aCartItem(1)], { code: seller });

    expect(accepted(applyCode(cart, coupon, NOW, UNUSED)).code).toBe(coupon);
  });

  it('changes nothing when it does not hold', () => {
    const cart = aCart([aCartItem(1)], { code: seller });

    expect(refused(applyCode(cart, coupon, later, UNUSED)).kind).toBe('code-expired');
    expect(cart.code).toBe(seller);
  });

  it('asks for a product first', () => {
    expect(refused(applyCode(EMPTY_CART, coupon, NOW, UNUSED))).toEqual({ kind: 'cart-empty' });
  });

  it('can be taken back', () => {
    expect(dropCode(aCart([aCartItem(1)], { code: coupon, sellerCode: seller }))).toMatchObject({
      code: null,
      sellerCode: seller,
    });
  });
});

describe('a visited seller', () => {
  it('changes nothing in the code in force', () => {
    expect(visitSeller(aCart([aCartItem(1)], { code: coupon }), seller)).toMatchObject({
      code: coupon,
      sellerCode: seller,
    });
    expect(visitSeller(aCart([aCartItem(1)], { sellerCode: seller }), null).sellerCode).toBeNull();
  });
});

describe('codes that lapse', () => {
  const cart = aCart([aCartItem(1)], { code: coupon, sellerCode: seller });

  it('stay while they hold', () => {
    expect(dropLapsedCodes(cart, NOW, () => UNUSED)).toEqual({ cart, lapsed: null });
  });

  it('go when their time is over, and the cart says why', () => {
    expect(dropLapsedCodes(cart, later, () => UNUSED)).toEqual({
      cart: { ...cart, code: null, sellerCode: null },
      lapsed: { kind: 'code-expired', word: 'NOVIEMBRE', lastDay: '2026-11-30' },
    });
  });

  it('go one by one, each by its own uses', () => {
    const limited = { ...cart, code: { ...coupon, limitInAll: 5 }, sellerCode: { ...seller, limitInAll: 5 } };
    const usesOf = (code: { word: string }) => ({ inAll: code.word === 'ROSA10' ? 5 : 4, byAccount: 0 });

    expect(dropLapsedCodes(limited, NOW, usesOf)).toEqual({ cart: { ...limited, sellerCode: null }, lapsed: null });
  });

  it('may be none', () => {
    expect(dropLapsedCodes(EMPTY_CART, later, () => UNUSED)).toEqual({ cart: EMPTY_CART, lapsed: null });
  });
});

describe('a cart that is a gift', () => {
  const gift = withGift(aCart([aCartItem(1), aCartItem(2)], { code: coupon }), true);

  it('says so, and is what it was when it is none again', () => {
    expect(gift.isGift).toBe(true);
    expect(withGift(gift, false)).toEqual(aCart([aCartItem(1), aCartItem(2)], { code: coupon }));
  });

  it('stays one until nothing is left in it', () => {
    const [one, none] = [accepted(removeItem(gift, 1)), accepted(removeItem(accepted(removeItem(gift, 1)), 2))];

    expect(one.isGift).toBe(true);
    expect(none).toEqual(EMPTY_CART);
    expect(clearCart(gift)).toEqual(EMPTY_CART);
    expect(addFreeItem(gift, aFreeItem(9)).isGift).toBeUndefined();
  });
});

describe('an item by its product', () => {
  it('is found, or is not', () => {
    const cart = aCart([aCartItem(1), aCartItem(2)]);

    expect(itemOf(cart, 2)).toBe(cart.items[1]);
    expect(itemOf(cart, 3)).toBeUndefined();
  });
});
