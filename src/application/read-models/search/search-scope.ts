import type { SearchableProduct } from '#domain/search/search.ts';

/** What a search box is told before anything is typed. */
export interface SearchScope {
  /** How many products there are: above LARGEST_LOCAL_SEARCH the school searches, else the browser does. */
  readonly size: number;
  /** What most accounts hold; empty in a school that has sold nothing yet. */
  readonly popular: readonly SearchableProduct[];
}
