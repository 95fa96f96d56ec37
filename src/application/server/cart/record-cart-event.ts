import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { CartOwner, Carts } from '#application/server/cart/ports/carts.ts';
import type { SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ProductRefusal } from './add-to-cart.ts';

/** Writes down that a product was put into a cart. Source: API-2.26; decisions.md, Cart. */
export class RecordCartEvent {
  constructor(
    private readonly carts: Carts,
    private readonly products: SellableProducts,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** False when the owner has no cart: then nothing happened that could be written down. */
  async execute(owner: CartOwner, slug: string): Promise<Result<boolean, ProductRefusal>> {
    const product = await this.products.findBySlug(slug);
    if (product === null) return refuse({ kind: 'product-not-found', slug });
    const cart = await this.carts.find(owner);
    if (cart === null) return accept(false);
    await this.carts.record({
      id: this.ids.newId(),
      cartId: cart.id,
      userId: owner.kind === 'account' ? owner.userId : null,
      productId: product.id,
      kind: 'added',
      at: this.clock.now(),
    });
    return accept(true);
  }
}
