import { reaction } from 'mobx';
import type { SellerStore } from '#ui/school/storefront/seller/seller-store.ts';
import type { CartStore } from './cart-store.ts';

/** Tells the cart of the seller whose storefront was visited, once for each code; their code waits for the next product. Source: CART-4, ADS-2. */
export function followSeller(sellers: Pick<SellerStore, 'seller'>, cart: CartStore): void {
  const waiting = (): string | null => {
    const code = sellers.seller?.code ?? null;
    const isKnown = code === null || cart.cart.sellerCode?.word === code.word;
    return !cart.ready || isKnown ? null : (sellers.seller?.slug ?? null);
  };
  reaction(waiting, (slug) => {
    if (slug !== null) void cart.visitSeller(slug);
  });
}
