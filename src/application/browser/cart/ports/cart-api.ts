import type { CartItem, FreeItem } from '#domain/cart/cart-item.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { rate } from '#domain/shared/rate.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { PlanPrice, CartView } from '#application/read-models/cart/cart-view.ts';
import type { Money } from '#domain/shared/money.ts';
import type { LeftOutPlan } from '#application/read-models/cart/left-out-plan.ts';
import type { LineChange } from '#domain/cart/item-choices.ts';
import type { CartAddition } from '#domain/cart/cart-addition.ts';

/** Nothing gathered yet. The terms are read with the cart; no price depends on these. */
export const emptyCartView: CartView = {
  cart: EMPTY_CART,
  terms: { generalRate: rate(1800), rounding: 'nearest', hasActivePlan: false },
  planPrices: new Map(),
  notices: [],
  visitorCartWaits: false,
};

/** What the school put into the cart: a paid item as just added, or a free one. */
export interface AddedProduct {
  readonly item: CartItem;
  readonly free: FreeItem | null;
  readonly planPrices: readonly PlanPrice[];
}

/** The school's carts: that of the signed-in account, else the one this browser has a cookie of. */
export abstract class CartApi {
  abstract read(): Answer<CartView>;
  /** Puts a product in. `userId`: of whoever is signed in. */
  abstract add(addition: CartAddition, userId: string | null): Answer<AddedProduct>;
  /** Has it written down that a product was put in. */
  abstract noteAdded(addition: CartAddition, userId: string | null): Answer<boolean>;
  /** Takes a product out; whether the school did. */
  abstract remove(productId: number, userId: string | null): Answer<boolean>;
  abstract change(productId: number, change: LineChange): Answer<CartView>;
  abstract enterCode(word: string): Answer<CartView>;
  abstract dropCode(): Answer<CartView>;
  /** Takes everything out; the seller visited is remembered. */
  abstract clear(): Answer<CartView>;
  /** Remembers the seller whose storefront was visited. */
  abstract visitSeller(slug: string): Answer<CartView>;
  /** Puts a plan in the place of another. */
  abstract replacePlan(addition: CartAddition, replaces: number): Answer<CartView>;
  /** Puts a plan in as its owner has or had it, if it costs what was shown. */
  abstract renewPlan(planId: number, shown: Money): Answer<CartView>;
  /** Puts something for somebody else in, whatever the buyer has; all of the cart is a gift then. */
  abstract addGift(addition: CartAddition): Answer<CartView>;
  /** Makes all of the cart a gift, or no gift again. */
  abstract turnIntoGift(isGift: boolean): Answer<CartView>;
  /** Brings what was gathered before signing in into the account's cart. */
  abstract merge(): Answer<{ readonly view: CartView; readonly leftOut: readonly LeftOutPlan[] }>;
  /** The id of the plan of that slug, or null when it is no plan. */
  abstract planIdOf(slug: string): Answer<number | null>;
  /** Gives free products to the signed-in account; whether the school did. */
  abstract takeFree(slugs: readonly string[]): Answer<boolean>;
}
