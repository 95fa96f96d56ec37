import { dropLapsedCodes, type Cart } from '#domain/cart/cart.ts';
import type { CodeUses } from '#domain/cart/discount-code.ts';
import type { Buyer } from './buyer.ts';

/** The cart without codes that no longer hold for its owner, and why the one in force went. */
export async function withoutLapsedCodes(
  cart: Cart,
  buyer: Buyer,
  now: Date,
): Promise<ReturnType<typeof dropLapsedCodes>> {
  const uses = new Map<number, CodeUses>();
  for (const code of [cart.code, cart.sellerCode]) if (code !== null) uses.set(code.id, await buyer.usesOf(code.id));
  return dropLapsedCodes(cart, now, ({ id }) => uses.get(id) ?? { inAll: 0, byAccount: 0 });
}
