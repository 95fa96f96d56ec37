import type { CatalogueFacets, DateChoice, PriceBand } from '#domain/search/catalogue-facets.ts';
import type { TogetherOffer } from '#domain/cart/together.ts';
import type { Category } from './category.ts';
import type { ProductKind } from './product-kind.ts';
import type { ProductCard, ProductDetails } from './product.ts';

/** Products on one page of a list. */
export const PAGE_SIZE = 24;

/** What is asked of the catalogue. Plain data: it travels in the query of an address. */
export interface CatalogueQuery {
  /** Empty: all kinds. */
  readonly kinds: readonly ProductKind[];
  readonly categorySlug: string | null;
  readonly dates: DateChoice;
  /** From 1. */
  readonly page: number;
  /** 1 to PAGE_SIZE. */
  readonly size: number;
  readonly refinement?: Refinement;
  /** Whether the counts of further choices are wanted as well. */
  readonly withFacets?: boolean;
}

/** The orders a list can be put into; 'own' is the school's, by date where dates are chosen, by fitness where words are sought. */
export const ordersOfList = ['own', 'newest', 'best-rated', 'price-low', 'price-high'] as const;
export type ListOrder = (typeof ordersOfList)[number];

/** What a visitor narrows a list by, beyond its kinds and its category; whatever is left out does not narrow. */
export interface Refinement {
  /** Words in the title or in a name, by the rule of the search. Source: SEARCH-2. */
  readonly sought?: string;
  readonly kind?: ProductKind;
  readonly staffSlug?: string;
  readonly price?: PriceBand;
  readonly order?: ListOrder;
}

/** One page of a list. */
export interface CataloguePage {
  readonly products: readonly ProductCard[];
  readonly total: number;
  readonly page: number;
  /** How many pages there are, at least 1. */
  readonly pages: number;
  /** The categories that products of these kinds belong to. */
  readonly categories: readonly Category[];
  /** Null when they were not asked for. */
  readonly facets?: CatalogueFacets | null;
}

/** Related products on a page at most, as many as fill the widest row; more go along, for those who own some of them. */
export const RELATED_SHOWN = 6;
export const RELATED_SENT = 10;

/** A product with others that its reader may want, each of them once. */
export interface ProductPage {
  readonly product: ProductDetails;
  /** What a promotion makes cheaper together with it; null: none that the school shows. */
  readonly together: TogetherOffer | null;
  /** Where no promotion does: what others bought with it. */
  readonly alsoBought: readonly ProductCard[];
  /** Up to RELATED_SENT, the nearest first. */
  readonly related: readonly ProductCard[];
}

/** Where an address of one segment leads: a seller's storefront, a product's page, or nowhere (null). */
export type SlugOwner = { readonly kind: 'seller' } | { readonly kind: 'product'; readonly path: string };

/** How many pages a number of products fills. */
export function pagesFor(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
