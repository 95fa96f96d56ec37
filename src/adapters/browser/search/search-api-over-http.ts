import { getSearchScope, searchProducts } from '#adapters/http-contract/search/search.ts';
import { loadAllProducts, readSearch } from '#adapters/http-contract/catalogue/storefront-calls.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { SearchApi } from '#application/browser/search/ports/search-api.ts';
import type { SearchScope } from '#application/read-models/search/search-scope.ts';
import type { SearchableProduct, SearchAnswer } from '#domain/search/search.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class SearchApiOverHttp extends SearchApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  scope(): Promise<Result<SearchScope, CallRefusal>> {
    return this.http.call(getSearchScope, {});
  }

  async everything(): Promise<Result<readonly SearchableProduct[], CallRefusal>> {
    return mapValue(await this.http.call(loadAllProducts, {}), readSearch);
  }

  find(typed: string, offset: number): Promise<Result<SearchAnswer, CallRefusal>> {
    return this.http.call(searchProducts, { query: { text: typed.trim().slice(0, 200), offset: String(offset) } });
  }
}
