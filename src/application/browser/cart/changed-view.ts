import { type LineChange, setExtended, setOptionCount } from '#domain/cart/item-choices.ts';
import type { CartView } from '#application/read-models/cart/cart-view.ts';
import { removeItem } from '#domain/cart/cart.ts';

/** The cart as it will be once the school has changed a line: the same rules, at once. A plan's other price is the school's to tell. */
export function viewAfterChange(view: CartView, productId: number, { isExtended, options = [] }: LineChange): CartView {
  let cart = view.cart;
  const extended = isExtended === undefined ? null : setExtended(cart, productId, isExtended);
  if (extended?.ok === true) cart = extended.value;
  for (const { optionId, count } of options) {
    const counted = setOptionCount(cart, productId, optionId, count);
    if (counted.ok) cart = counted.value;
  }
  return { ...view, cart };
}

/** The cart without a product, paid or free. */
export function viewWithout(view: CartView, productId: number): CartView {
  const removed = removeItem(view.cart, productId);
  if (removed.ok) return { ...view, cart: removed.value };
  const freeItems = view.cart.freeItems.filter((item) => item.productId !== productId);
  return { ...view, cart: { ...view.cart, freeItems } };
}
