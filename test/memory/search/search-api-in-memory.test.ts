import { SearchApiInMemory } from './search-api-in-memory.ts';
import { searchApiContract, searchedProducts } from '#test/ports/search/search-api.ts';

searchApiContract(() => {
  const api = new SearchApiInMemory();
  api.products = searchedProducts;
  return Promise.resolve(api);
});
