import type { PlanPrice } from '#application/read-models/cart/cart-view.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { PriceOption } from '#domain/cart/price-option.ts';
import type { StoredPrice } from '#domain/catalogue/shown-price.ts';
import type { Extension } from '#domain/pricing/extension.ts';
import type { Money } from '#domain/shared/money.ts';

/** One of a plan's prices, which the buyer chooses among. */
export interface OfferedPrice extends PlanPrice {
  /** What one more seat costs; null: no further seats. */
  readonly seatPrice: Money | null;
  /** As of `StoredPrice`, of this price. */
  readonly isRegularUnasked?: boolean;
}

/** What only a plan has. */
export interface PlanOffer {
  readonly page: 'pro' | 'pack';
  /** How many people may use it. */
  readonly seats: number;
  /** In the order they are offered; at least one. */
  readonly prices: readonly OfferedPrice[];
}

/** A published product as it is sold today. */
export interface SellableProduct extends StoredPrice {
  readonly id: number;
  readonly kind: ProductKind;
  readonly slug: string;
  readonly title: string;
  readonly sku: string;
  /** Address of the cover, from the school's root. */
  readonly coverImage: string;
  readonly category: { readonly id: number; readonly title: string } | null;
  readonly extension: Extension | null;
  /** Chargeable extras, none chosen. */
  readonly options: readonly PriceOption[];
  readonly plan: PlanOffer | null;
  readonly staff: readonly { readonly name: string; readonly part: string }[];
  /** Titles of the single products it gives. */
  readonly subProducts: readonly string[];
  /** Changes whenever the product does. */
  readonly version: string;
  /** How many people may still come, where that is few; 0: sold out. Not said: there is room. */
  readonly placesLeft?: number;
  /** Of what is attended: ISO 8601 instants of its beginning and its end. */
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
}

/** The products that can be put into a cart: only published ones. */
export abstract class SellableProducts {
  abstract findBySlug(slug: string): Promise<SellableProduct | null>;
  /** Those of the ids that are published, by id. */
  abstract findAll(ids: readonly number[]): Promise<ReadonlyMap<number, SellableProduct>>;
}
