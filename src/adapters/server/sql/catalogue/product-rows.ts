import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { Modality, StoredProduct } from '#domain/catalogue/product.ts';
import type { AverageRating } from '#domain/learning/review.ts';
import { fewPlaces } from '#domain/learning/seminars/places.ts';
import type { StoredPrice } from '#domain/catalogue/shown-price.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';

/** What is read of a product for a list, with its category. */
export const listedColumns = [
  'products.id',
  'products.kind',
  'products.slug',
  'products.title',
  'products.summary',
  'products.cover_file',
  'products.starts_at',
  'products.ends_at',
  'products.modality',
  'products.duration_minutes',
  'products.plan_page',
  'products.regular_price',
  'products.discounted_price',
  'products.discount_starts_at',
  'products.discount_ends_at',
  'products.subscriber_price',
  'products.igv_rate',
  'products.regular_unasked',
  'places.places_left',
  'category.id as category_id',
  'category.slug as category_slug',
  'category.title as category_title',
] as const;

type PriceColumns = Pick<
  ListedRow,
  | 'regular_price'
  | 'discounted_price'
  | 'discount_starts_at'
  | 'discount_ends_at'
  | 'subscriber_price'
  | 'igv_rate'
  | 'regular_unasked'
>;

export interface ListedRow {
  readonly id: number;
  readonly kind: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly cover_file: string | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly modality: string | null;
  readonly duration_minutes: number;
  readonly plan_page: string | null;
  readonly regular_price: number;
  readonly discounted_price: number | null;
  readonly discount_starts_at: string | null;
  readonly discount_ends_at: string | null;
  readonly subscriber_price: number | null;
  readonly igv_rate: number;
  /** Not given: where former prices are not shown. */
  readonly regular_unasked?: number;
  /** Null: no limit. */
  readonly places_left: number | null;
  readonly category_id: number | null;
  readonly category_slug: string | null;
  readonly category_title: string | null;
}

export interface CountedFacts {
  readonly staffNames: readonly string[];
  readonly classes: number;
  readonly rating: AverageRating | null;
}

export function listedOf(row: ListedRow, { staffNames, classes, rating }: CountedFacts): StoredProduct {
  return {
    id: row.id,
    kind: row.kind as ProductKind,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    category: categoryOf(row),
    staffNames,
    coverFile: row.cover_file,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    modality: row.modality as Modality | null,
    minutes: row.duration_minutes,
    classes,
    planPage: row.plan_page as 'pro' | 'pack' | null,
    rating,
    price: priceOf(row),
    ...placesOf(row),
  };
}

/** How many places are left, where they are few enough to be told. */
export function placesOf({ places_left: left }: Pick<ListedRow, 'places_left'>): { readonly placesLeft?: number } {
  return left === null || left > fewPlaces ? {} : { placesLeft: left };
}

function categoryOf({
  category_id: id,
  category_slug: slug,
  category_title: title,
}: ListedRow): StoredProduct['category'] {
  return id === null || slug === null || title === null ? null : { id, slug, title };
}

/** The prices of a row. */
export function priceOf(row: PriceColumns): StoredPrice {
  return {
    regular: money(row.regular_price),
    reduced: moneyOrNull(row.discounted_price),
    ...(row.discount_starts_at !== null && { reducedFrom: row.discount_starts_at }),
    reducedUntil: row.discount_ends_at,
    subscriber: moneyOrNull(row.subscriber_price),
    taxRate: rate(row.igv_rate),
    ...unaskedOf(row),
  };
}

/** Whether nobody was ever asked the regular price of a row, of a product or of a plan's price. Source: decision 0063. */
export function unaskedOf({
  regular_unasked: flag,
}: {
  readonly regular_unasked?: number;
}): Pick<StoredPrice, 'isRegularUnasked'> {
  return flag === 1 ? { isRegularUnasked: true } : {};
}

export function moneyOrNull(centimos: number | null): Money | null {
  return centimos === null ? null : money(centimos);
}
