import type { SellableProduct } from '#application/server/ports/sellable-products.ts';
import type { CodeRefusal } from '#domain/cart/discount-code.ts';

/** What of a cart is not as the buyer left it, to be said. */
export type CartNotice =
  | { readonly kind: 'withdrawn'; readonly productId: number }
  | { readonly kind: 'already-owned'; readonly productId: number; readonly title: string; readonly slug: string }
  | CodeRefusal;

/** Names the products of a cart that stay out: no longer sold, or the account's already. */
export function noticesOf(
  ids: readonly number[],
  products: ReadonlyMap<number, SellableProduct>,
  owned: ReadonlySet<number>,
): CartNotice[] {
  return ids.flatMap((productId): CartNotice[] => {
    const product = products.get(productId);
    if (product === undefined) return [{ kind: 'withdrawn', productId }];
    const { title, slug } = product;
    return owned.has(productId) ? [{ kind: 'already-owned', productId, title, slug }] : [];
  });
}
