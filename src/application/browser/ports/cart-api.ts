import type { CartItem, Duration, FreeItem } from '#domain/cart/cart-item.ts';
import type { PriceTerms } from '#domain/cart/cart-totals.ts';
import { EMPTY_CART, type Cart } from '#domain/cart/cart.ts';
import type { NamedOrder } from '#domain/orders/order-under-way.ts';
import type { Money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from './call-refusal.ts';

/** One of the prices that a plan in the cart can be bought for. */
export interface PlanPrice {
  readonly id: number;
  readonly regular: Money;
  readonly reduced: Money | null;
  readonly duration: Duration;
}

/** Something that is not as the buyer left it: `withdrawn`, `already-owned`, `in-other-order`, or the kind of a code that lapsed. */
export interface CartNotice {
  readonly kind: string;
  readonly productId?: number | undefined;
  readonly title?: string | undefined;
  readonly slug?: string | undefined;
  readonly word?: string | undefined;
  /** The order that is paying for the product. */
  readonly order?: NamedOrder | undefined;
}

/** The cart with all that its price depends on. Plain data but for the map. */
export interface CartView {
  readonly cart: Cart;
  readonly terms: PriceTerms;
  readonly planPrices: ReadonlyMap<number, readonly PlanPrice[]>;
  readonly notices: readonly CartNotice[];
  /** Whether something gathered before signing in still waits to be brought into the account's cart. */
  readonly visitorCartWaits: boolean;
}

/** Nothing gathered yet. The terms are read with the cart; no price depends on these. */
export const emptyCartView: CartView = {
  cart: EMPTY_CART,
  terms: { generalRate: rate(1800), rounding: 'nearest', hasActivePlan: false },
  planPrices: new Map(),
  notices: [],
  visitorCartWaits: false,
};

/** What to put into the cart. */
export interface CartAddition {
  readonly slug: string;
  /** Of a plan: its id and the price chosen; null of anything else. */
  readonly plan: { readonly id: number; readonly priceId: number | null } | null;
}

/** What the school put into the cart: a paid item as just added, or a free one. */
export interface AddedProduct {
  readonly item: CartItem;
  readonly free: FreeItem | null;
  readonly planPrices: readonly PlanPrice[];
}

/** What to change of a line; what is absent stays. */
export interface LineChange {
  readonly isExtended?: boolean;
  readonly options?: readonly { readonly optionId: number; readonly count: number }[];
  readonly planPriceId?: number;
}

/** A plan that did not come along at sign-in, and the one that stood in its way. */
export interface LeftOutPlan {
  readonly productId: number;
  readonly title: string;
  readonly slug: string;
  readonly standing: { readonly productId: number; readonly title: string };
}

type Answer<T> = Promise<Result<T, CallRefusal>>;

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
  /** Brings what was gathered before signing in into the account's cart. */
  abstract merge(): Answer<{ readonly view: CartView; readonly leftOut: readonly LeftOutPlan[] }>;
  /** The id of the plan of that slug, or null when it is no plan. */
  abstract planIdOf(slug: string): Answer<number | null>;
  /** Gives free products to the signed-in account; whether the school did. */
  abstract takeFree(slugs: readonly string[]): Answer<boolean>;
}
