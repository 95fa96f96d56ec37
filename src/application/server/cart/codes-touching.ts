import type { DiscountCode } from '#domain/cart/discount-code.ts';
import { eligibility } from '#domain/pricing/discount.ts';

/** Found before, by the list and the product; a list that nobody holds any more takes what was found of it along. */
const found = new WeakMap<readonly DiscountCode[], Map<number, readonly DiscountCode[]>>();

/** Those of the codes that take something off a product. Looked through once for a list: with many promotions that is a cart's dearest question. */
export function codesTouching(productId: number, codes: readonly DiscountCode[]): readonly DiscountCode[] {
  if (codes.length === 0) return codes;
  const byProduct = found.get(codes) ?? new Map<number, readonly DiscountCode[]>();
  if (byProduct.size === 0) found.set(codes, byProduct);
  const touching = byProduct.get(productId) ?? codes.filter(({ discount: { scope } }) => eligibility(scope)(productId));
  byProduct.set(productId, touching);
  return touching;
}
