import { bandOf, type DateSpan, daysAhead, type PriceBand } from './catalogue-facets.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { isComing } from '#domain/catalogue/present-product.ts';
import { moduleCodeOf, productPath, type ProductKind } from '#domain/catalogue/product-kind.ts';
import type { RatingSum } from '#domain/learning/discussion.ts';
import { lastInstantOf } from '#domain/shared/dates.ts';
import { type SearchableText, withText } from '#domain/search/search.ts';
import { shownPrice, type StoredPrice } from '#domain/catalogue/shown-price.ts';

/** Someone of a product, as lists are narrowed by them. */
export interface EntryStaff {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** What a product is found by, as it is stored. */
export interface EntryFacts {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly kind: ProductKind;
  readonly category: Category | null;
  readonly staff: readonly EntryStaff[];
  readonly price: StoredPrice;
  /** ISO 8601 in UTC, as the three below. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly publishedAt: string;
  /** When it last became another. */
  readonly updatedAt: string;
  /** How those who have it rated it. */
  readonly rating: RatingSum;
}

/** A published product as lists, facets and search go by it at an instant. */
export interface CatalogueEntry extends SearchableText {
  readonly facts: EntryFacts;
  /** Céntimos that a visitor without a plan pays. */
  readonly price: number;
  readonly band: PriceBand;
  readonly span: DateSpan;
  /** The same for those that are alike in kind, category, band and span. */
  readonly cell: string;
}

const day = 86_400_000;

/** The part of an entry that time alone does not change. */
export function searchableOf(facts: EntryFacts): SearchableText {
  const { id, title, slug, kind } = facts;
  const endsAt = facts.endsAt ?? facts.startsAt;
  const staff = facts.staff.map(({ id: staffId, name }) => ({ id: staffId, name }));
  return withText({
    id,
    title,
    slug,
    moduleCode: moduleCodeOf(kind),
    path: productPath(kind, slug),
    staff,
    ...(endsAt !== null && { endsAt }),
  });
}

/** What a product is found by at an instant. */
export function entryAt(facts: EntryFacts, { product, text }: SearchableText, now: Date): CatalogueEntry {
  const price = shownPrice(facts.price, now).current;
  const band = bandOf(price);
  const span = spanOf(facts, now);
  const cell = `${facts.kind} ${facts.category?.id ?? 'none'} ${band} ${span}`;
  return { facts, product, text, price, band, span, cell };
}

function spanOf({ startsAt, endsAt }: EntryFacts, now: Date): DateSpan {
  if (startsAt === null) return null;
  if (!isComing({ startsAt, endsAt }, now)) return 'past';
  const ahead = Date.parse(startsAt) - now.getTime();
  return (['week', 'month'] as const).find((span) => ahead < daysAhead[span] * day) ?? 'later';
}

/**
 * Until when an entry stays what it is at `now` if nobody changes its product: the last such millisecond since 1970; Infinity:
 * for good.
 */
export function holdsUntil({ price, startsAt, endsAt }: EntryFacts, now: Date): number {
  const at = now.getTime();
  const start = startsAt === null ? null : Date.parse(startsAt);
  const lasts = [
    ...(price.reduced === null || price.reducedUntil === null ? [] : [lastInstantOf(price.reducedUntil)]),
    ...(price.reduced === null || price.reducedFrom === undefined ? [] : [Date.parse(price.reducedFrom) - 1]),
    ...(start === null ? [] : [endsAt === null ? start : Date.parse(endsAt)]),
    ...(start === null ? [] : [start - daysAhead.month * day, start - daysAhead.week * day]),
  ];
  return Math.min(...lasts.filter((last) => last >= at));
}
