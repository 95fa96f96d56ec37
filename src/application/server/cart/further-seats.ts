import type { Grants } from '#application/server/orders/ports/grants.ts';
import type { SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import { hasFurtherSeats } from './cart-item-of.ts';

/** Those of the products of which an account (null: a visitor) can buy further seats alone, because it bought them before. */
export async function furtherSeats(
  grants: Grants,
  userId: string | null,
  products: Iterable<SellableProduct>,
): Promise<ReadonlySet<number>> {
  const seated = [...products].filter(hasFurtherSeats).map(({ id }) => id);
  return userId === null ? new Set() : grants.boughtForEver(userId, seated);
}
