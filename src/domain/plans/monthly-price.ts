import { halfUp } from '#domain/shared/half-up.ts';
import { money, type Money } from '#domain/shared/money.ts';

const monthsOf = { day: null, month: 1, year: 12 } as const;

interface Term {
  /** Whole units, from 1. */
  readonly duration: number;
  readonly unit: keyof typeof monthsOf;
}

/** What a month of a plan comes to when it is bought for so long, rounded half up; null for what is sold by days or for one month. */
export function monthlyPrice(price: Money, { duration, unit }: Term): Money | null {
  const months = (monthsOf[unit] ?? 0) * duration;
  return months < 2 ? null : money(halfUp(price, 1, months));
}
