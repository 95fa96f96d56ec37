import type { Clock } from '#application/ports/clock.ts';
import type { Products } from '#application/server/catalogue/ports/products.ts';
import type { Sellers } from '#application/server/catalogue/ports/sellers.ts';
import type { SlugOwner } from '#domain/catalogue/catalogue-page.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';

/** Whose address `/{slug}` is. Source: ROUTE-16; decisions.md, Products and routes. */
export class FindSlugOwner {
  constructor(
    private readonly products: Products,
    private readonly sellers: Sellers,
    private readonly clock: Clock,
  ) {}

  async execute(slug: string): Promise<SlugOwner | null> {
    const [seller, product] = await Promise.all([
      this.sellers.findBySlug(slug, this.clock.now()),
      this.products.listedBySlug(slug),
    ]);
    if (seller !== null) return { kind: 'seller' };
    return product === null ? null : { kind: 'product', path: productPath(product.kind, slug) };
  }
}
