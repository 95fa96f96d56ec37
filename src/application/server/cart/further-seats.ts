import type { SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import type { Buyer } from './buyer.ts';
import { hasFurtherSeats } from './cart-item-of.ts';

/** Those of the products of which a buyer can buy further seats alone, because it bought them before. */
export async function furtherSeats(
  buyer: Pick<Buyer, 'bought'>,
  products: Iterable<SellableProduct>,
): Promise<ReadonlySet<number>> {
  return buyer.bought([...products].filter(hasFurtherSeats).map(({ id }) => id));
}
