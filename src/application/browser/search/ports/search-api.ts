import type { SearchScope } from '#application/read-models/search/search-scope.ts';
import type { SearchableProduct, SearchAnswer } from '#domain/search/search.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** The search of the school. */
export abstract class SearchApi {
  abstract scope(): Promise<Result<SearchScope, CallRefusal>>;
  /** Everything there is to search. Source: SEARCH-6. */
  abstract everything(): Promise<Result<readonly SearchableProduct[], CallRefusal>>;
  /** What a text finds, by the rule of `answerSearch`, from `offset` on. */
  abstract find(typed: string, offset: number): Promise<Result<SearchAnswer, CallRefusal>>;
}
