import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';

/**
 * Uses the code of an order that begins to wait for its payment. False when a limit of the code was reached before; true also when
 * the order has no code, or one that the school has no more; one that is called otherwise by now is the same. Source: decisions.md, Coupon, promotion, seller code.
 */
export async function claimCode(
  { id, userId, snapshot: { code } }: Order,
  codes: DiscountCodes,
  at: Date,
): Promise<boolean> {
  const known = code === null ? null : await codes.findById(code.id);
  return known === null || codes.claim(known, { orderId: id, userId, at });
}
