import { halfUp } from '#domain/shared/half-up.ts';
import type { Money } from '#domain/shared/money.ts';
import { isRate, rate, WHOLE, type Rate } from '#domain/shared/rate.ts';

/** How a product is extended: more time at a discount on the double of its price. */
export interface Extension {
  /** 0 % to 50 %. */
  readonly discount: Rate;
  /** Multiplies the duration, never the amount: an integer from 2. */
  readonly factor: number;
}

export const DEFAULT_EXTENSION: Extension = { discount: rate(3000), factor: 2 };

export const LARGEST_EXTENSION_DISCOUNT = rate(5000);

/** Whether the discount lies within 0–50 % and the factor is an integer from 2. Source: decisions.md, Extension. */
export function isExtensionValid({ discount, factor }: Extension): boolean {
  return isRate(discount) && discount <= LARGEST_EXTENSION_DISCOUNT && Number.isSafeInteger(factor) && factor >= 2;
}

/**
 * What the extension adds: `halfUp(2·price · (10000 − discount) / 10000) − price`, from the price without options; at most
 * the price itself. Source: PRICE-6.
 */
export function extensionAmount(price: Money, discount: Rate): Money {
  return (halfUp(2 * price, WHOLE - discount, WHOLE) - price) as Money;
}
