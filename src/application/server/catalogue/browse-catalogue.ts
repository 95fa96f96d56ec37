import type { Clock } from '#application/ports/clock.ts';
import type { Products } from '#application/server/ports/products.ts';
import { pagesFor, type CataloguePage, type CatalogueQuery } from '#domain/catalogue/catalogue-page.ts';
import { cardOf } from '#domain/catalogue/present-product.ts';

/** A page of the catalogue, priced as of now. A page past the last one is empty. */
export class BrowseCatalogue {
  readonly #products: Products;
  readonly #clock: Clock;

  constructor(products: Products, clock: Clock) {
    this.#products = products;
    this.#clock = clock;
  }

  async execute(query: CatalogueQuery): Promise<CataloguePage> {
    const { kinds, page, size, withFacets = false } = query;
    const now = this.#clock.now();
    const wanted = { ...query, now, offset: (page - 1) * size, limit: size };
    const [found, categories, facets] = await Promise.all([
      this.#products.find(wanted),
      this.#products.categories(kinds),
      withFacets ? this.#products.facets(wanted) : null,
    ]);
    return {
      products: found.products.map((product) => cardOf(product, now)),
      total: found.total,
      page,
      pages: pagesFor(found.total, size),
      categories,
      facets,
    };
  }
}
