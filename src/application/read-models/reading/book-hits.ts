import type { SearchHit } from '#domain/reading/book-search.ts';

/** Where a section has what was sought. */
export interface SectionHits {
  readonly slug: string;
  readonly title: string;
  readonly hits: readonly SearchHit[];
}

export interface BookHits {
  readonly sections: readonly SectionHits[];
  /** There are more than are told. */
  readonly hasMore: boolean;
}
