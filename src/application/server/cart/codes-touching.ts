import type { DiscountCode } from '#domain/cart/discount-code.ts';
import { eligibility } from '#domain/pricing/discount.ts';

/** Those of the codes that take something off a product. */
export function codesTouching(productId: number, codes: readonly DiscountCode[]): readonly DiscountCode[] {
  return codes.filter(({ discount: { scope } }) => eligibility(scope)(productId));
}
