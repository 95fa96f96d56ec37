import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { CartItem, FreeItem } from './cart-item.ts';
import { refusalOfCode, type CodeRefusal, type CodeUses, type DiscountCode } from './discount-code.ts';
import { planConflict, type PlanConflict } from './plan-conflict.ts';

/** What a buyer has gathered. Plain data; every change below returns a new one. */
export interface Cart {
  /** Paid products, in the order they were added. */
  readonly items: readonly CartItem[];
  /** The free cart: never filled while there are paid products. */
  readonly freeItems: readonly FreeItem[];
  /** The one code in force: coupon, promotion or seller's. */
  readonly code: DiscountCode | null;
  /** The code of the seller whose storefront was visited, re-applied when a paid product is added. */
  readonly sellerCode: DiscountCode | null;
  /** Whether all of it is bought for somebody else; false when not said. */
  readonly isGift?: boolean;
}

export const EMPTY_CART: Cart = { items: [], freeItems: [], code: null, sellerCode: null };

export interface AlreadyInCart {
  readonly kind: 'already-in-cart';
  readonly productId: number;
}

export interface NotInCart {
  readonly kind: 'not-in-cart';
  readonly productId: number;
}

/** The item of a product, or undefined. */
export function itemOf(cart: Cart, productId: number): CartItem | undefined {
  return cart.items.find((item) => item.productId === productId);
}

/**
 * Adds a paid product: the free cart is emptied, and the seller's code comes back into force when no other code is.
 * Source: CART-4, CART-5, CART-11.
 */
export function addItem(cart: Cart, item: CartItem): Result<Cart, AlreadyInCart | PlanConflict> {
  if (itemOf(cart, item.productId) !== undefined) return refuse({ kind: 'already-in-cart', productId: item.productId });
  const conflict = planConflict(cart.items, item);
  if (conflict !== null) return refuse(conflict);
  return accept({ ...cart, items: [...cart.items, item], freeItems: [], code: cart.code ?? cart.sellerCode });
}

/** Adds a plan in the place of everything that stands in its way, of which the buyer was told one that still does. */
export function replacePlan(
  cart: Cart,
  standingId: number,
  item: CartItem,
): Result<Cart, AlreadyInCart | PlanConflict> {
  const conflict = planConflict(cart.items, item);
  const leaving = conflict === null ? [] : [conflict.standing, ...conflict.others].map(({ productId }) => productId);
  if (conflict !== null && !leaving.includes(standingId)) return refuse(conflict);
  return addItem({ ...cart, items: cart.items.filter(({ productId }) => !leaving.includes(productId)) }, item);
}

/** Takes a free product: it alone fills the free cart, and the paid cart is cleared. Source: CART-3. */
export function addFreeItem(cart: Cart, item: FreeItem): Cart {
  return { ...clearCart(cart), freeItems: [item] };
}

/** Takes a product out; with the last one the code goes too. Source: CART-2, CART-6. */
export function removeItem(cart: Cart, productId: number): Result<Cart, NotInCart> {
  const items = cart.items.filter((item) => item.productId !== productId);
  if (items.length === cart.items.length) return refuse({ kind: 'not-in-cart', productId });
  return accept(items.length === 0 ? { ...withGift(cart, false), items, code: null } : { ...cart, items });
}

/** The cart as a gift for somebody else, or as bought for oneself. */
export function withGift({ isGift: _, ...cart }: Cart, isGift: boolean): Cart {
  return { ...cart, ...(isGift && { isGift }) };
}

/** Empties the cart and with it the code and every choice; the visited seller is remembered. Source: CART-7. */
export function clearCart(cart: Cart): Cart {
  return { ...EMPTY_CART, sellerCode: cart.sellerCode };
}

/** Puts a newly entered code into force in the place of any other; one that does not hold changes nothing. Source: PRICE-9. */
export function applyCode(
  cart: Cart,
  code: DiscountCode,
  now: Date,
  uses: CodeUses,
): Result<Cart, CodeRefusal | { readonly kind: 'cart-empty' }> {
  if (cart.items.length === 0) return refuse({ kind: 'cart-empty' });
  const refusal = refusalOfCode(code, now, uses);
  return refusal === null ? accept({ ...cart, code }) : refuse(refusal);
}

/**
 * Takes away codes that no longer hold, in force or waiting (the seller's), and says why the one in force went. The server does
 * so before it prices a cart, since a code may lapse after it was applied.
 */
export function dropLapsedCodes(
  cart: Cart,
  now: Date,
  usesOf: (code: DiscountCode) => CodeUses,
): { readonly cart: Cart; readonly lapsed: CodeRefusal | null } {
  const refusal = (code: DiscountCode | null) => (code === null ? null : refusalOfCode(code, now, usesOf(code)));
  const lapsed = refusal(cart.code);
  const sellerCode = refusal(cart.sellerCode) === null ? cart.sellerCode : null;
  return { cart: { ...cart, sellerCode, code: lapsed === null ? cart.code : null }, lapsed };
}

/** Takes the code in force away. */
export function dropCode(cart: Cart): Cart {
  return { ...cart, code: null };
}

/** Remembers the seller whose storefront was visited (null: none), without touching the code in force. Source: ADS-2. */
export function visitSeller(cart: Cart, sellerCode: DiscountCode | null): Cart {
  return { ...cart, sellerCode };
}
