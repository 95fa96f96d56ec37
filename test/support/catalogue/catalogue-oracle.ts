import type { ProductQuery } from '#application/server/catalogue/ports/products.ts';
import { bandOf, type DateChoice, type DateSpan, daysAhead, type FacetCell } from '#domain/search/catalogue-facets.ts';
import { isComing } from '#domain/catalogue/present-product.ts';
import type { StoredProduct, StoredProductDetails } from '#domain/catalogue/product.ts';
import { fitnessOf, searchText, soughtText } from '#domain/search/search.ts';
import { shownPrice } from '#domain/catalogue/shown-price.ts';
import { slugify } from '#domain/shared/slug.ts';

/** The rule of lists told a second time, product by product and without an index, to hold the school's own against. */
/** Whether a product is wanted. */
export function matches(product: StoredProduct, query: ProductQuery): boolean {
  const { kinds, categorySlug, dates, now, refinement = {} } = query;
  const { sought = '', kind, staffSlug, price } = refinement;
  const text = soughtText(sought);
  return (
    (kinds.length === 0 || kinds.includes(product.kind)) &&
    (kind === undefined || product.kind === kind) &&
    (categorySlug === null || product.category?.slug === categorySlug) &&
    (staffSlug === undefined || product.staffNames.some((name) => slugify(name) === staffSlug)) &&
    (price === undefined || bandOf(priceOf(product, now)) === price) &&
    (text === null || fitness(product, text) !== null) &&
    (dates === 'any' || isWithin(product, dates, now))
  );
}

function isWithin(product: StoredProduct, dates: Exclude<DateChoice, 'any'>, now: Date): boolean {
  if (product.startsAt === null || isComing(product, now) === (dates === 'past')) return false;
  if (dates === 'coming' || dates === 'past') return true;
  return Date.parse(product.startsAt) < now.getTime() + daysAhead[dates] * 86_400_000;
}

function spanOf(product: StoredProduct, now: Date): DateSpan {
  if (product.startsAt === null) return null;
  return (['past', 'week', 'month'] as const).find((span) => isWithin(product, span, now)) ?? 'later';
}

/** What facets count a product as. */
export function cellOf(product: StoredProduct, now: Date): FacetCell {
  const { kind, category } = product;
  return { kind, category, price: bandOf(priceOf(product, now)), span: spanOf(product, now), count: 1 };
}

function priceOf(product: StoredProduct, now: Date): number {
  return shownPrice(product.price, now).current;
}

function fitness({ title, staffNames }: StoredProduct, sought: string) {
  return fitnessOf(searchText(title, staffNames), sought);
}

/** The average stars with five threes added; what nobody rated stands below everything. */
function standing({ rating }: StoredProductDetails): number {
  if (rating === null) return 0;
  const stars = Math.round(Number(rating.average) * rating.count);
  return (stars + 15) / (rating.count + 5);
}

/** The order of a list; a stable sort keeps the school's own where the rest is equal. */
export function wantedOrder({ dates, now, refinement = {} }: ProductQuery) {
  const sought = soughtText(refinement.sought ?? '');
  return (a: StoredProductDetails, b: StoredProductDetails): number => {
    if (refinement.order === 'newest') return b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id;
    if (refinement.order === 'best-rated') return standing(b) - standing(a);
    if (refinement.order === 'price-low') return priceOf(a, now) - priceOf(b, now);
    if (refinement.order === 'price-high') return priceOf(b, now) - priceOf(a, now);
    if (dates !== 'any') {
      return (dates === 'past' ? -1 : 1) * (a.startsAt ?? '').localeCompare(b.startsAt ?? '') || a.id - b.id;
    }
    return sought === null ? 0 : (fitness(a, sought) ?? 0) - (fitness(b, sought) ?? 0);
  };
}
