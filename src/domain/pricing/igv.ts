import type { PlainDate } from '#domain/shared/dates.ts';
import { halfUp } from '#domain/shared/half-up.ts';
import type { Money } from '#domain/shared/money.ts';
import { NO_RATE, WHOLE, type Rate } from '#domain/shared/rate.ts';

/** An amount with IGV taken apart: `base + tax` is the amount. */
export interface TaxSplit {
  readonly base: Money;
  readonly tax: Money;
}

/** A general rate of the school and the day, in Lima, from which it holds. */
export interface RatePeriod {
  readonly rate: Rate;
  readonly validFrom: PlainDate;
}

/** Takes the IGV out of an amount that includes it: `base = halfUp(amount · 10000 / (10000 + rate))`. Source: PRICE-1. */
export function splitTax(amount: Money, rate: Rate): TaxSplit {
  const base = rate === NO_RATE ? amount : (halfUp(amount, WHOLE, WHOLE + rate) as Money);
  return { base, tax: (amount - base) as Money };
}

/** Whether a product may carry this rate: exempt, or the school's general one. Source: decisions.md, Rates. */
export function isRateAllowed(rate: Rate, generalRate: Rate): boolean {
  return rate === NO_RATE || rate === generalRate;
}

/** The general rate on a day: that of the latest period begun, whatever their order; null when none has begun. */
export function rateInForce(periods: readonly RatePeriod[], day: PlainDate): Rate | null {
  let latest: RatePeriod | null = null;
  for (const period of periods) {
    if (period.validFrom <= day && (latest === null || period.validFrom >= latest.validFrom)) latest = period;
  }
  return latest?.rate ?? null;
}

/**
 * The rate of a product on a day. One that was, is or will be the general rate follows it, so that a change of the law needs no
 * change of the catalogue; an exempt product stays exempt, and any other rate stays as it is, for `isRateAllowed` to refuse.
 */
export function productRate(kept: Rate, periods: readonly RatePeriod[], day: PlainDate): Rate {
  const isGeneral = kept !== NO_RATE && periods.some(({ rate }) => rate === kept);
  return (isGeneral ? rateInForce(periods, day) : null) ?? kept;
}
