import type { SearchHit } from '#domain/reading/search-excerpts.ts';

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
