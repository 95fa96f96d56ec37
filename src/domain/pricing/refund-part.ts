import type { Money } from '#domain/shared/money.ts';
import type { Rate } from '#domain/shared/rate.ts';
import { splitTax } from './igv.ts';

/** What of a line's amounts is given back. Always `base + tax = net`. */
export interface RefundedAmounts {
  readonly net: Money;
  readonly base: Money;
  readonly tax: Money;
}

/**
 * Takes the IGV out of `net`, given back of a line of which `before` was given back already: the IGV of both together less that of
 * `before`. So the parts of a line, whatever they are, add up to what it was charged, base and IGV each. Source: decision 0086.
 */
export function refundPart(taxRate: Rate, before: Money, net: Money): RefundedAmounts {
  const until = splitTax((before + net) as Money, taxRate);
  const earlier = splitTax(before, taxRate);
  return { net, base: (until.base - earlier.base) as Money, tax: (until.tax - earlier.tax) as Money };
}
