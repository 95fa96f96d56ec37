import { halfUp } from '#domain/shared/half-up.ts';
import { NOTHING, type Money } from '#domain/shared/money.ts';
import { parsePercent, WHOLE, type Rate, type RateRefusal } from '#domain/shared/rate.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** What a coupon, promotion or seller's code takes off. */
export type Reduction =
  | { readonly kind: 'percentage'; readonly rate: Rate }
  | { readonly kind: 'fixed'; readonly amount: Money };

/** The lines it is taken from (regla_promocion). */
export type DiscountScope =
  | { readonly kind: 'whole-cart' }
  | { readonly kind: 'listed-products'; readonly productIds: readonly number[] };

export interface Discount {
  readonly reduction: Reduction;
  readonly scope: DiscountScope;
}

/** How a fixed discount makes the total a whole number of soles: half up, or always down. Source: decisions.md, Fixed amount. */
export type SolRounding = 'nearest' | 'down';

/** The sums a discount is computed from. */
export interface DiscountBasis {
  /** T: the prices of all lines. */
  readonly total: Money;
  /** E: the prices of the eligible lines. */
  readonly eligible: Money;
}

export interface DiscountTypeRefusal {
  readonly kind: 'discount-type-unknown';
}

/** The kind that a coupon's or promotion's type says: 0 percentage, 1 fixed, anything else refused. Source: PRICE-2. */
export function reductionKindOfCode(type: number): Result<Reduction['kind'], DiscountTypeRefusal> {
  if (type === 0) return accept('percentage');
  return type === 1 ? accept('fixed') : refuse({ kind: 'discount-type-unknown' });
}

/** The kind that a seller's type says: 0 percentage, anything else fixed. Source: PRICE-2. */
export function reductionKindOfSeller(type: number): Reduction['kind'] {
  return type === 0 ? 'percentage' : 'fixed';
}

/** A percentage off, from a text of percent with up to 2 decimals; above 100 it counts as 100. */
export function parsePercentageOff(text: string): Result<Rate, RateRefusal> {
  const parsed = parsePercent(text);
  return !parsed.ok && parsed.refusal.kind === 'rate-too-large' ? accept(WHOLE) : parsed;
}

/** Tells which products a discount touches. */
export function eligibility(scope: DiscountScope): (productId: number) => boolean {
  if (scope.kind === 'whole-cart') return () => true;
  const listed = new Set(scope.productIds);
  return (productId) => listed.has(productId);
}

/** The total a fixed discount aims at: `total − min(amount, eligible)` as whole soles, in céntimos. Source: PRICE-3. */
export function fixedTarget(amount: Money, basis: DiscountBasis, rounding: SolRounding): Money {
  const exact = basis.total - Math.min(amount, basis.eligible);
  return (100 * (rounding === 'nearest' ? halfUp(exact, 1, 100) : Math.floor(exact / 100))) as Money;
}

/** What the discount takes off, once for the whole cart: from nothing to the eligible sum. Source: decisions.md, Coupon. */
export function discountAmount(reduction: Reduction, basis: DiscountBasis, rounding: SolRounding): Money {
  if (reduction.kind === 'percentage') return halfUp(basis.eligible, reduction.rate, WHOLE) as Money;
  const wanted = basis.total - fixedTarget(reduction.amount, basis, rounding);
  return Math.min(Math.max(wanted, NOTHING), basis.eligible) as Money;
}
