import { getSearchScope, searchProducts } from '#adapters/http-contract/search/search.ts';
import { loadAllProducts, readSearch } from '#adapters/http-contract/catalogue/storefront-calls.ts';
import { SearchApi } from '#application/browser/search/ports/search-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const SearchApiOverHttp = overHttp(SearchApi, {
  scope: to(getSearchScope),
  everything: to(loadAllProducts, () => ({}), readSearch),
  find: to(searchProducts, (typed, offset) => ({
    query: { text: typed.trim().slice(0, 200), offset: String(offset) },
  })),
});
