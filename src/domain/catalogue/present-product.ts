import type { ProductCard, ProductDetails, StoredProduct, StoredProductDetails } from './product.ts';
import { shownPrice } from './shown-price.ts';

/** A stored product as a card shows it at an instant. */
export function cardOf(product: StoredProduct, now: Date): ProductCard {
  return { ...product, price: shownPrice(product.price, now) };
}

/** A stored product as its own page shows it at an instant. */
export function detailsOf(product: StoredProductDetails, now: Date): ProductDetails {
  const planTerms = product.planTerms.map((term) => ({ ...term, price: shownPrice(term.price, now) }));
  return { ...product, price: shownPrice(product.price, now), planTerms };
}

/** Whether a seminar is still to come or being held; false for what has no date. */
export function isComing({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }, now: Date): boolean {
  const end = endsAt ?? startsAt;
  return end !== null && Date.parse(end) >= now.getTime();
}
