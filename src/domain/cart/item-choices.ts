import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { itemOf, type Cart, type NotInCart } from './cart.ts';
import type { CartItem } from './cart-item.ts';
import { isCountValid } from './price-option.ts';

export type ChoiceRefusal =
  | NotInCart
  | { readonly kind: 'not-extendable'; readonly productId: number }
  | { readonly kind: 'option-unknown'; readonly optionId: number }
  | { readonly kind: 'option-count-invalid'; readonly optionId: number };

/** What to change of a line; what is absent stays. */
export interface LineChange {
  readonly isExtended?: boolean | undefined;
  readonly options?: readonly { readonly optionId: number; readonly count: number }[] | undefined;
  readonly planPriceId?: number | undefined;
}

/** Ticks or unticks the extension of a product. Source: CART-8. */
export function setExtended(cart: Cart, productId: number, isExtended: boolean): Result<Cart, ChoiceRefusal> {
  const item = itemOf(cart, productId);
  if (item === undefined) return refuse({ kind: 'not-in-cart', productId });
  if (isExtended && item.extension === null) return refuse({ kind: 'not-extendable', productId });
  return accept(withItem(cart, { ...item, isExtended }));
}

/** Chooses how many of a price option are taken, 0 for none. Source: CART-9. */
export function setOptionCount(
  cart: Cart,
  productId: number,
  optionId: number,
  count: number,
): Result<Cart, ChoiceRefusal> {
  const item = itemOf(cart, productId);
  if (item === undefined) return refuse({ kind: 'not-in-cart', productId });
  const chosen = item.options.find((option) => option.id === optionId);
  if (chosen === undefined) return refuse({ kind: 'option-unknown', optionId });
  if (!isCountValid(chosen, count) || count < leastOf(item)) return refuse({ kind: 'option-count-invalid', optionId });
  const options = item.options.map((option) => (option === chosen ? { ...option, count } : option));
  return accept(withItem(cart, { ...item, options }));
}

/** Seats that are bought alone are at least one: without any there is nothing to buy. */
export function leastOf({ seatsAlone = false }: Pick<CartItem, 'seatsAlone'>): number {
  return seatsAlone ? 1 : 0;
}

function withItem(cart: Cart, changed: CartItem): Cart {
  return { ...cart, items: cart.items.map((item) => (item.productId === changed.productId ? changed : item)) };
}
