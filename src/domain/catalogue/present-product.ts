import type { Rate } from '#domain/shared/rate.ts';
import type { ProductCard, ProductDetails, StoredProduct, StoredProductDetails } from './product.ts';
import { shownPrice, type ShownPrice, type StoredPrice } from './shown-price.ts';

/** When a product is shown, and how it is taxed then. */
export interface Moment {
  readonly now: Date;
  /** The rate, that day, of a product kept with this one: a general rate of any time follows the one of the day. */
  readonly rateOf: (kept: Rate) => Rate;
}

/** A stored product as a card shows it at a moment. */
export function cardOf(product: StoredProduct, moment: Moment): ProductCard {
  return { ...product, price: priceAt(product.price, moment), isOver: isOver(product, moment.now) };
}

/** A stored product as its own page shows it at a moment. */
export function detailsOf(product: StoredProductDetails, moment: Moment): ProductDetails {
  const planTerms = product.planTerms.map((term) => ({ ...term, price: priceAt(term.price, moment) }));
  return { ...product, price: priceAt(product.price, moment), isOver: isOver(product, moment.now), planTerms };
}

function priceAt(stored: StoredPrice, { now, rateOf }: Moment): ShownPrice {
  return shownPrice({ ...stored, taxRate: rateOf(stored.taxRate) }, now);
}

/** Whether a seminar was held already; false for what has no date. */
export function isOver(dated: { startsAt: string | null; endsAt: string | null }, now: Date): boolean {
  return dated.startsAt !== null && !isComing(dated, now);
}

/** Whether a seminar is still to come or being held; false for what has no date. */
export function isComing({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }, now: Date): boolean {
  const end = endsAt ?? startsAt;
  return end !== null && Date.parse(end) >= now.getTime();
}
