import { SearchApiInMemory } from '#adapters/memory/search-api-in-memory.ts';
import { searchApiContract, searchedProducts } from '#test/ports/search-api.ts';

searchApiContract(() => {
  const api = new SearchApiInMemory();
  api.products = searchedProducts;
  return Promise.resolve(api);
});
