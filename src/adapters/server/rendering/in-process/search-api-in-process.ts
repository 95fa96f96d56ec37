import type { School } from '#adapters/server/wiring/school.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { SearchApi } from '#application/browser/search/ports/search-api.ts';
import type { SearchScope } from '#application/read-models/search/search-scope.ts';
import { MOST_POPULAR, Products } from '#application/server/catalogue/ports/products.ts';
import { SEARCH_BATCH, type SearchableProduct, type SearchAnswer } from '#domain/search/search.ts';
import { accept, type Result } from '#domain/shared/result.ts';

/** The search asked in this very process, while its page is drawn on the server. */
export class SearchApiInProcess extends SearchApi {
  constructor(private readonly school: School) {
    super();
  }

  async scope(): Promise<Result<SearchScope, CallRefusal>> {
    const [size, popular] = await Promise.all([this.#products.count(), this.#products.popular(MOST_POPULAR)]);
    return accept({ size, popular });
  }

  async everything(): Promise<Result<readonly SearchableProduct[], CallRefusal>> {
    return accept(await this.#products.searchable());
  }

  async find(typed: string, offset: number): Promise<Result<SearchAnswer, CallRefusal>> {
    return accept(await this.#products.search(typed, offset, SEARCH_BATCH));
  }

  get #products(): Products {
    return this.school.get(Products);
  }
}
