import type { Grants } from '#application/server/ports/grants.ts';
import type { Order } from '#application/server/ports/orders.ts';

export interface AlreadyOwned {
  readonly kind: 'already-owned';
  readonly title: string;
  readonly slug: string;
}

/** The first product of an order that its buyer has for ever meanwhile, by another order: it is not charged again. */
export async function alreadyOwned(order: Order, grants: Grants): Promise<AlreadyOwned | null> {
  const owned = await grants.ownedForEver(
    order.userId,
    order.lines.map(({ productId }) => productId),
  );
  const line = order.lines.find(({ productId }) => owned.has(productId));
  return line === undefined ? null : { kind: 'already-owned', title: line.title, slug: line.slug };
}
