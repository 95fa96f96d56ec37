import { money, type Money } from '#domain/shared/money.ts';
import type { Rate } from '#domain/shared/rate.ts';
import { isPublishablePrice } from './tiny-line.ts';

/** S/. 9999999.99, the highest price of a product. Source: decisions.md, Auditor's command. */
export const HIGHEST_PRICE: Money = money(999_999_999);

/** Why no product may have a price, or null when it may: whatever is published, the price core can work with. */
export function faultOfPrice(price: Money, taxRate: Rate): 'price-too-large' | 'price-too-small' | null {
  if (price > HIGHEST_PRICE) return 'price-too-large';
  return isPublishablePrice(price, taxRate) ? null : 'price-too-small';
}
