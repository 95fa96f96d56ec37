import { type CurrentOffer, Offers } from '#application/server/cart/ports/offers.ts';
import type { DiscountCodesInMemory } from './discount-codes-in-memory.ts';
import type { SellableProductsInMemory } from './sellable-products-in-memory.ts';

/** The offer of products and codes in this process's memory. */
export class OffersInMemory extends Offers {
  constructor(
    private readonly products: SellableProductsInMemory,
    private readonly codes: DiscountCodesInMemory,
  ) {
    super();
  }

  look(): Promise<CurrentOffer> {
    const { products, codes } = this;
    return Promise.resolve({
      findBySlug: (slug) => products.findBySlug(slug),
      findAll: (ids) => products.findAll(ids),
      code: (word) => codes.find(word),
      promotionsAt: (now) => codes.promotionsAt(now),
    });
  }
}
