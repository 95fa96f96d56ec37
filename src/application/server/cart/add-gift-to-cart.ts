import type { Clock } from '#application/ports/clock.ts';
import type { SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import type { NotGivable } from '#domain/orders/gift-refusal.ts';
import { refuse, type Result } from '#domain/shared/result.ts';
import type { AddedToCart, AddToCart, AddToCartRefusal, AddToCartRequest } from './add-to-cart.ts';
import { isFreeProduct } from './cart-item-of.ts';

export type AddGiftRefusal = AddToCartRefusal | Extract<NotGivable, { readonly kind: 'gift-free' }>;

/** Puts something for somebody else into a cart, whatever its buyer has; all of the cart is a gift then. What is free is not given. */
export class AddGiftToCart {
  constructor(
    private readonly add: AddToCart,
    private readonly products: SellableProducts,
    private readonly clock: Clock,
  ) {}

  async execute(request: Omit<AddToCartRequest, 'asGift'>): Promise<Result<AddedToCart, AddGiftRefusal>> {
    const product = await this.products.findBySlug(request.slug);
    if (product !== null && isFreeProduct(product, this.clock.now())) {
      return refuse({ kind: 'gift-free', title: product.title });
    }
    return this.add.execute({ ...request, asGift: true });
  }
}
