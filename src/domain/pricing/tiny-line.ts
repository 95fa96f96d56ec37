import type { Money } from '#domain/shared/money.ts';
import { NO_RATE, type Rate } from '#domain/shared/rate.ts';

/** Up to S/. 0.03 the IGV of a taxed line rounds to nothing, and the tax authority refuses it (facts/peru.md, rule 3111). */
const LARGEST_TINY = 3;

const isTiny = (amount: number): boolean => amount > 0 && amount <= LARGEST_TINY;

/** Whether a product may be published at this price: free, exempt from IGV, or at least S/. 0.04. Source: decisions.md, Tiny lines. */
export function isPublishablePrice(price: Money, taxRate: Rate): boolean {
  return taxRate === NO_RATE || !isTiny(price);
}

/**
 * Whether a share of the discount leaves a taxed line at 0.01 to 0.03, which is then given away. A line whose own price is
 * that small is computed as it is. Source: decisions.md, Tiny lines.
 */
export function leavesTinyLine(price: Money, share: Money, taxRate: Rate): boolean {
  return taxRate !== NO_RATE && isTiny(price - share) && !isTiny(price);
}
