import type { Clock } from '#application/ports/clock.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import type { Products } from '#application/server/catalogue/ports/products.ts';
import { pagesFor, type CataloguePage, type CatalogueQuery } from '#domain/catalogue/catalogue-page.ts';
import { cardOf } from '#domain/catalogue/present-product.ts';
import { shownAt } from './shown-at.ts';

/** A page of the catalogue, priced as of now. A page past the last one is empty. */
export class BrowseCatalogue {
  constructor(
    private readonly products: Products,
    private readonly settings: PriceSettings,
    private readonly clock: Clock,
  ) {}

  async execute(query: CatalogueQuery): Promise<CataloguePage> {
    const { kinds, page, size, withFacets = false } = query;
    const now = this.clock.now();
    const wanted = { ...query, now, offset: (page - 1) * size, limit: size };
    const [found, categories, facets] = await Promise.all([
      this.products.find(wanted),
      this.products.categories(kinds),
      withFacets ? this.products.facets(wanted) : null,
    ]);
    const moment = shownAt(now, this.settings);
    return {
      products: found.products.map((product) => cardOf(product, moment)),
      total: found.total,
      page,
      pages: pagesFor(found.total, size),
      categories,
      facets,
    };
  }
}
