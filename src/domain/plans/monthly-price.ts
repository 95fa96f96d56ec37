import { halfUp } from '#domain/shared/half-up.ts';
import { money, type Money } from '#domain/shared/money.ts';

const monthsOf = { day: null, month: 1, year: 12 } as const;

interface Term {
  /** Whole units, from 1. */
  readonly duration: number;
  readonly unit: keyof typeof monthsOf;
}

/** Which of two lengths comes first, the shorter one: negative, the first. Months are counted as 30 days. */
export function byLength(a: Term, b: Term): number {
  return daysOf(a) - daysOf(b);
}

const daysOf = ({ duration, unit }: Term): number => duration * (monthsOf[unit] === null ? 1 : monthsOf[unit] * 30);

/** What a month of a plan comes to when it is bought for so long, rounded half up; null for what is sold by days or for one month. */
export function monthlyPrice(price: Money, { duration, unit }: Term): Money | null {
  const months = (monthsOf[unit] ?? 0) * duration;
  return months < 2 ? null : money(halfUp(price, 1, months));
}
