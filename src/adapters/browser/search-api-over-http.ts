import { getSearchScope, searchProducts } from '#adapters/http-contract/search.ts';
import { loadAllProducts, readSearch } from '#adapters/http-contract/storefront-calls.ts';
import type { CallRefusal } from '#application/browser/ports/call-refusal.ts';
import { SearchApi, type SearchScope } from '#application/browser/ports/search-api.ts';
import type { SearchableProduct, SearchAnswer } from '#domain/catalogue/search.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from './http-client.ts';

export class SearchApiOverHttp extends SearchApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    super();
    this.#http = http;
  }

  scope(): Promise<Result<SearchScope, CallRefusal>> {
    return this.#http.call(getSearchScope, {});
  }

  async everything(): Promise<Result<readonly SearchableProduct[], CallRefusal>> {
    return mapValue(await this.#http.call(loadAllProducts, {}), readSearch);
  }

  find(typed: string, offset: number): Promise<Result<SearchAnswer, CallRefusal>> {
    return this.#http.call(searchProducts, { query: { text: typed.trim().slice(0, 200), offset: String(offset) } });
  }
}
