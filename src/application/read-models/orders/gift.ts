import type { Duration } from '#domain/cart/cart-item.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { GiftState } from '#domain/orders/gift-state.ts';
import type { NamedOrder } from '#domain/orders/order-under-way.ts';

/** For whom an order is, as its buyer reads it. */
export interface PlacedGift {
  readonly recipientName: string;
  readonly recipientEmail: string;
  /** The day in Lima, 'YYYY-MM-DD', on which the letter goes out. */
  readonly sendOn: string;
}

/** A gift that is paid, as who gave it reads it. Instants are ISO 8601. */
export interface GivenGift extends PlacedGift {
  readonly orderId: string;
  readonly orderNumber: number;
  readonly titles: readonly string[];
  readonly state: GiftState;
  readonly sentAt: string | null;
  readonly acceptedAt: string | null;
}

export interface GiftedProduct {
  readonly title: string;
  readonly slug: string;
  readonly kind: ProductKind;
  /** Address of the cover; null: it is not on sale any more. */
  readonly coverImage: string | null;
  /** How long it lasts from its acceptance; null: it never ends. */
  readonly duration: Duration | null;
  /** Whether it was held already, so that it is its recording. Not said: it was not, or has no date. */
  readonly isOver?: boolean | undefined;
}

/** A gift that nobody has accepted, as whoever has its link reads it. */
export interface OpenGift {
  readonly giverName: string;
  readonly recipientName: string;
  /** '' when nothing was written. */
  readonly message: string;
  readonly products: readonly GiftedProduct[];
  /** Titles of what the account that is signed in has for ever already; of none when nobody is. */
  readonly owned: readonly string[];
  /** What that account is paying in another order, and which; null: nothing. */
  readonly beingPaid: { readonly title: string; readonly order: NamedOrder } | null;
}
