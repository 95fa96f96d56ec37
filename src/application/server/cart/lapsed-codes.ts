import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import { dropLapsedCodes, type Cart } from '#domain/cart/cart.ts';
import type { CodeUses } from '#domain/cart/discount-code.ts';

/** The cart without codes that no longer hold for its owner (null: a visitor), and why the one in force went. */
export async function withoutLapsedCodes(
  cart: Cart,
  codes: DiscountCodes,
  userId: string | null,
  now: Date,
): Promise<ReturnType<typeof dropLapsedCodes>> {
  const uses = new Map<number, CodeUses>();
  for (const code of [cart.code, cart.sellerCode]) {
    if (code !== null) uses.set(code.id, await codes.usesOf(code.id, userId));
  }
  return dropLapsedCodes(cart, now, ({ id }) => uses.get(id) ?? { inAll: 0, byAccount: 0 });
}
