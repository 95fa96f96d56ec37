import type { CatalogueFacets } from '#domain/search/catalogue-facets.ts';
import type { CatalogueBranch } from '#domain/catalogue/catalogue-menu.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { StoredProduct, StoredProductDetails } from '#domain/catalogue/product.ts';
import type { Selection } from '#domain/search/selection.ts';
import type { SearchableProduct, SearchAnswer } from '#domain/search/search.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';

/** Products offered before anything is typed. */
export const MOST_POPULAR = 5;

/**
 * Which published products are wanted. `dates`: seminars that end at `now` or later (all, or those that begin within days), soonest
 * first; those that ended before, latest first; or no regard to dates: what fits the words best first, else the school's own
 * order. A refinement's order goes before.
 */
export interface ProductQuery extends Selection {
  readonly now: Date;
  readonly offset: number;
  readonly limit: number;
}

export interface FoundProducts {
  readonly products: readonly StoredProduct[];
  /** How many there are in all. */
  readonly total: number;
}

/** Where a published product lives, and since when it is as it is. */
export interface ProductAddress {
  readonly kind: ProductKind;
  readonly slug: string;
  readonly categorySlug: string | null;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** The same, with those who belong to it. */
export interface ListedAddress extends ProductAddress {
  readonly staffSlugs: readonly string[];
}

/** A product as a feed of novelties tells of it. */
export interface Novelty extends ProductAddress {
  readonly title: string;
  readonly summary: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** When a seminar is held; null for what has no date. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** The published products, as visitors browse them. */
export abstract class Products {
  abstract find(query: ProductQuery): Promise<FoundProducts>;
  /** What each further choice would leave of the same query; its part of the list does not matter. */
  abstract facets(query: ProductQuery): Promise<CatalogueFacets>;
  /** With all that its own page shows: for whoever needs no more than a list shows, `listedBySlug` reads less. */
  abstract findBySlug(slug: string): Promise<StoredProductDetails | null>;
  abstract listedBySlug(slug: string): Promise<StoredProduct | null>;
  /** Those of these ids, in their order; what is published no more is left out. */
  abstract withIds(ids: readonly number[]): Promise<readonly StoredProduct[]>;
  /** All of them, as the search of the header knows them, in the school's own order. */
  abstract searchable(): Promise<readonly SearchableProduct[]>;
  /** What a text finds, by the rule of `answerSearch` over `searchable`. */
  abstract search(typed: string, offset: number, limit: number): Promise<SearchAnswer>;
  /** What most accounts hold of it, most held first; products that nobody holds are left out. */
  abstract popular(limit: number): Promise<readonly SearchableProduct[]>;
  /** The people of most products, those with most first; by their slugs where they have as many. Source: SITE-11. */
  abstract teachers(limit: number): Promise<readonly Teacher[]>;
  /** How many are published. */
  abstract count(): Promise<number>;
  /** The categories that hold a product of these kinds (empty: of any), in their own order. */
  abstract categories(kinds: readonly ProductKind[]): Promise<readonly Category[]>;
  /** How many there are of each kind, and of each of its categories. */
  abstract branches(): Promise<readonly CatalogueBranch[]>;
  /** So many addresses from a place on, in the school's own order, for search engines. */
  abstract addresses(offset: number, limit: number): Promise<readonly ListedAddress[]>;
  /** The last published ones, the newest first; of one instant, the one that was made last. */
  abstract newest(limit: number): Promise<readonly Novelty[]>;
}
