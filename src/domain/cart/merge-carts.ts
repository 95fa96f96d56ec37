import { addItem, withGift, type Cart } from './cart.ts';
import type { CartItem } from './cart-item.ts';
import type { PlanConflict } from './plan-conflict.ts';

/** What the union of two carts came to, and what it had to leave out. */
export interface MergedCart {
  readonly cart: Cart;
  readonly refused: readonly { readonly item: CartItem; readonly conflict: PlanConflict }[];
}

/**
 * The account's cart joined with the anonymous one at sign-in: a union by product, the account's choices standing, the plan
 * rule checked again. The code entered last, the anonymous one, prevails. What is a gift in either stays one: nothing that was meant
 * for somebody else is bought for oneself unasked. Source: CART-12; decisions.md, Cart.
 */
export function mergeCarts(account: Cart, anonymous: Cart): MergedCart {
  const isGift = account.isGift === true || anonymous.isGift === true;
  let cart: Cart = { ...account, sellerCode: anonymous.sellerCode ?? account.sellerCode };
  const refused: { item: CartItem; conflict: PlanConflict }[] = [];
  for (const item of anonymous.items) {
    const added = addItem(cart, item);
    if (added.ok) cart = added.value;
    else if (added.refusal.kind === 'plan-conflict') refused.push({ item, conflict: added.refusal });
  }
  if (cart.items.length > 0) {
    return { cart: withGift({ ...cart, code: anonymous.code ?? cart.code, freeItems: [] }, isGift), refused };
  }
  return {
    cart: { ...cart, freeItems: anonymous.freeItems.length > 0 ? anonymous.freeItems : cart.freeItems },
    refused,
  };
}
