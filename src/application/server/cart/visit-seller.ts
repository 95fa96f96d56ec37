import type { Clock } from '#application/ports/clock.ts';
import type { CartOwner } from '#application/server/cart/ports/carts.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { Sellers } from '#application/server/catalogue/ports/sellers.ts';
import { visitSeller } from '#domain/cart/cart.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AssembledCart, CartAssembly } from './cart-assembly.ts';

export interface SellerRefusal {
  readonly kind: 'seller-not-found';
  readonly slug: string;
}

/** Remembers the seller whose storefront was visited: with the next product their code comes into force, if no other is. Source: CART-4, ADS-2. */
export class VisitSeller {
  constructor(
    private readonly assembly: CartAssembly,
    private readonly sellers: Sellers,
    private readonly codes: DiscountCodes,
    private readonly clock: Clock,
  ) {}

  async execute(owner: CartOwner, slug: string): Promise<Result<AssembledCart, SellerRefusal>> {
    const seller = await this.sellers.findBySlug(slug, this.clock.now());
    if (seller === null) return refuse({ kind: 'seller-not-found', slug });
    const code = seller.code === null ? null : await this.codes.find(seller.code.word);
    const open = await this.assembly.open(owner);
    return accept(await this.assembly.save(open, owner, visitSeller(open.cart, code)));
  }
}
