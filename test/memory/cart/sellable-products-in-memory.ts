import { type SellableProduct, SellableProducts } from '#application/server/cart/ports/sellable-products.ts';

/** Published products in this process's memory. */
export class SellableProductsInMemory extends SellableProducts {
  constructor(private readonly products: readonly SellableProduct[]) {
    super();
  }

  findBySlug(slug: string): Promise<SellableProduct | null> {
    return Promise.resolve(this.products.find((product) => product.slug === slug) ?? null);
  }

  findAll(ids: readonly number[]): Promise<ReadonlyMap<number, SellableProduct>> {
    return Promise.resolve(
      new Map(this.products.filter(({ id }) => ids.includes(id)).map((product) => [product.id, product])),
    );
  }
}
