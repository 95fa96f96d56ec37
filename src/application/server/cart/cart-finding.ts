import type { CodeRefusal } from '#domain/cart/discount-code.ts';
import type { NamedOrder } from '#domain/orders/order-under-way.ts';

/** What of a cart is not as the buyer left it; it is told as a `CartNotice`. */
export type CartFinding =
  | { readonly kind: 'withdrawn'; readonly productId: number }
  /** The price of a plan that was chosen is offered no more: the plan stays, at the first of those that are. */
  | { readonly kind: 'plan-price-gone'; readonly productId: number; readonly title: string; readonly slug: string }
  | { readonly kind: 'already-owned'; readonly productId: number; readonly title: string; readonly slug: string }
  /** No place is left of it. */
  | { readonly kind: 'sold-out'; readonly productId: number; readonly title: string; readonly slug: string }
  /** Another order of the account is paying for it. */
  | {
      readonly kind: 'in-other-order';
      readonly productId: number;
      readonly title: string;
      readonly slug: string;
      readonly order: NamedOrder;
    }
  | CodeRefusal;
