import { choosePrice, formerPrice, type PriceTag } from '#domain/pricing/price-tag.ts';
import { isPast } from '#domain/shared/dates.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Rate } from '#domain/shared/rate.ts';

/** A product's prices as the school keeps them. */
export interface StoredPrice {
  readonly regular: Money;
  readonly reduced: Money | null;
  /** ISO 8601 instant from which on the reduced price holds; not said: since it was published. */
  readonly reducedFrom?: string;
  /** ISO 8601 instant through which the reduced price holds; null: no end set. */
  readonly reducedUntil: string | null;
  readonly subscriber: Money | null;
  readonly taxRate: Rate;
  /** Nobody was ever asked the regular price: it is not shown as the former one. */
  readonly isRegularUnasked?: boolean;
}

/** The price a visitor is shown: what is paid now and, while a discount runs, what was paid before. */
export interface ShownPrice {
  readonly current: Money;
  /** The price struck out; null without a discount in force. */
  readonly former: Money | null;
  /** Instant through which the discount holds; null: none, or no end set. */
  readonly until: string | null;
  /** What an account with an active plan pays, when less. */
  readonly subscriber: Money | null;
  readonly taxRate: Rate;
}

/** Whether the reduced price is in force at an instant, its first and its last second included. Source: PRICE-5 (isValidDiscount). */
export function isReductionInForceAt(
  price: Pick<StoredPrice, 'reduced' | 'reducedFrom' | 'reducedUntil'>,
  now: Date,
): boolean {
  if (price.reduced === null) return false;
  if (price.reducedFrom !== undefined && now.getTime() < Date.parse(price.reducedFrom)) return false;
  return price.reducedUntil === null || !isPast(price.reducedUntil, now);
}

/** What a visitor without a plan is shown at an instant. Source: look.md, Product card; PRICE-5. */
export function shownPrice(stored: StoredPrice, now: Date): ShownPrice {
  const tag: PriceTag = { ...stored, isReductionInForce: isReductionInForceAt(stored, now) };
  const { amount: current, source } = choosePrice(tag, false);
  const lower = source === 'reduced' && current < stored.regular;
  const member = choosePrice(tag, true);
  return {
    current,
    former: formerPrice(stored, current),
    until: lower ? stored.reducedUntil : null,
    subscriber: member.source === 'subscriber' ? member.amount : null,
    taxRate: stored.taxRate,
  };
}
