import type { Duration } from '#domain/cart/cart-item.ts';
import { addDays, daysBetween, limaDay, startOfLimaDay, type PlainDate } from '#domain/shared/dates.ts';

/** How many days before the last day of a plan its owner is written to, once each. Decision 0101. */
export const reminderDays = [15, 3] as const;

/** In Lima: nobody is written to at midnight. */
const hourOfReminders = 9;
const hourMs = 3_600_000;

/** A plan that an account was granted, by the grant of it that ends last. */
export interface HeldPlan {
  readonly grantId: string;
  readonly planId: number;
  readonly slug: string;
  readonly title: string;
  readonly categoryId: number | null;
  readonly grantedAt: Date;
  /** Null: it never ends. */
  readonly endsAt: Date | null;
  /** Seats beyond those the plan includes. */
  readonly extraSeats: number;
  /** The line of prices by which it was bought, and how long that lasts; null: it was not bought by an order. */
  readonly bought: { readonly priceId: number | null; readonly duration: Duration | null } | null;
  /** Its money was given back, in whole or in part, whatever became of the access. */
  readonly isRefunded: boolean;
  /** As `reminderDays`; null: its owner was not written to. */
  readonly toldDays: number | null;
}

/** Whether something follows a plan when it ends: another of the same category that lasts longer. The same plan is told once, by its last end. */
export function hasSuccessor(plan: HeldPlan, held: readonly HeldPlan[]): boolean {
  const { endsAt, categoryId } = plan;
  if (endsAt === null) return true;
  return held.some(
    (each) =>
      each.planId !== plan.planId &&
      categoryId !== null &&
      each.categoryId === categoryId &&
      (each.endsAt === null || each.endsAt > endsAt),
  );
}

/**
 * Which reminder of a plan is due at an instant; null: none. Only the latest of several that were missed, and none whose moment
 * lay before the plan was had: whoever buys a week is not written to on the first day.
 */
export function dueReminder(
  { grantedAt, endsAt, toldDays }: Pick<HeldPlan, 'grantedAt' | 'endsAt' | 'toldDays'>,
  now: Date,
): number | null {
  if (endsAt === null || endsAt <= now) return null;
  const due = reminderDays.filter((days) => {
    const moment = reminderMoment(endsAt, days);
    return moment <= now && grantedAt < moment && (toldDays === null || days < toldDays);
  });
  return due.length === 0 ? null : Math.min(...due);
}

/** When a reminder goes out: in the morning, in Lima, so many days before the plan's last day. */
export function reminderMoment(endsAt: Date, days: number): Date {
  return new Date(startOfLimaDay(addDays(limaDay(endsAt), -days)).getTime() + hourOfReminders * hourMs);
}

/** The days in Lima from an instant to a plan's last; below zero when that is over. */
export function daysLeft(endsAt: Date, now: Date): number {
  return daysBetween(limaDay(now), limaDay(endsAt));
}

/** 'Termina en 12 días', as a sentence begins. @param lastDay in Lima. */
export function endingText(lastDay: PlainDate, today: PlainDate): string {
  const days = daysBetween(today, lastDay);
  if (days < -1) return `Terminó hace ${-days} días`;
  if (days === -1) return 'Terminó ayer';
  if (days === 0) return 'Termina hoy';
  return days === 1 ? 'Termina mañana' : `Termina en ${days} días`;
}

/** One of a plan's prices, as far as having it again goes. */
interface TermOffered {
  readonly id: number;
  readonly duration: Duration;
}

/** By which of the prices offered today a plan is had again: the one it was bought by, else one as long, else the first; null: there is none. */
export function renewalTerm<T extends TermOffered>(bought: HeldPlan['bought'], offered: readonly T[]): T | null {
  const { priceId = null, duration = null } = bought ?? {};
  const asLong = ({ duration: each }: T) =>
    duration !== null && each.unit === duration.unit && each.amount === duration.amount;
  return offered.find(({ id }) => id === priceId) ?? offered.find(asLong) ?? offered[0] ?? null;
}
