import type { Duration } from '#domain/cart/cart-item.ts';
import type { PriceTerms } from '#domain/cart/cart-totals.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { NamedOrder } from '#domain/orders/order-under-way.ts';
import type { Money } from '#domain/shared/money.ts';

/** One of the prices that a plan in the cart can be bought for. */
export interface PlanPrice {
  readonly id: number;
  readonly regular: Money;
  /** What it costs instead, while the plan's discount is in force; null: it is not, or there is none. */
  readonly reduced: Money | null;
  readonly duration: Duration;
}

/** Something that is not as the buyer left it: `withdrawn`, `sold-out`, `already-owned`, `in-other-order`, or the kind of a code that lapsed. */
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
  /** What each plan in it could be bought for, by product id. */
  readonly planPrices: ReadonlyMap<number, readonly PlanPrice[]>;
  readonly notices: readonly CartNotice[];
  /** Whether something gathered before signing in still waits to be brought into the account's cart. */
  readonly visitorCartWaits: boolean;
}
