import { lastInstantOf } from '#domain/shared/dates.ts';
import type { Money } from '#domain/shared/money.ts';

/** What was asked for a product from an instant on, until the next one of its history. */
export interface AskedPrice {
  readonly from: Date;
  /** False: it was taken from sale. */
  readonly isSold: boolean;
  readonly regular: Money;
  readonly reduced: Money | null;
  /** From which on the reduced price held; null or not said: from the beginning. */
  readonly reducedFrom?: Date | null;
  /** Through which the reduced price held; null: no end was set. */
  readonly reducedUntil: Date | null;
}

/** How long a price must have been asked, in all, before a page may strike it out: a day, in milliseconds. */
export const LEAST_ASKED = 86_400_000;

/**
 * Whether an amount was really asked of everybody: it was the regular price of a product on sale while no reduced one was in force,
 * for a day in all. Only such a one may stand beside a lower price as the former one. Source: the duty of true former prices
 * (Código de Protección y Defensa del Consumidor), which Indecopi keeps.
 *
 * @param history in order of time.
 */
export function wasAsked(history: readonly AskedPrice[], amount: Money, now: Date): boolean {
  let asked = 0;
  for (const [index, price] of history.entries()) {
    if (!price.isSold || price.regular !== amount) continue;
    const end = Math.min(history[index + 1]?.from.getTime() ?? Number.POSITIVE_INFINITY, now.getTime());
    asked += spanned(price.from.getTime(), end) - reducedFor(price, end);
  }
  return asked >= LEAST_ASKED;
}

/** How long of it, until `end`, the reduced price held instead. */
function reducedFor({ from, reduced, reducedFrom, reducedUntil }: AskedPrice, end: number): number {
  if (reduced === null) return 0;
  const begins = Math.max(from.getTime(), reducedFrom?.getTime() ?? 0);
  return spanned(
    begins,
    Math.min(end, reducedUntil === null ? Number.POSITIVE_INFINITY : lastInstantOf(reducedUntil) + 1),
  );
}

const spanned = (from: number, until: number): number => Math.max(0, until - from);

/**
 * Whether the regular price beside a reduced one will have been asked by the time that the reduced one begins, if nothing is changed
 * until then. @param price what is asked from now on.
 */
export function willBeAsked(
  history: readonly AskedPrice[],
  price: Omit<AskedPrice, 'from' | 'isSold'>,
  now: Date,
): boolean {
  const begins = price.reducedFrom ?? now;
  const then = begins > now ? begins : now;
  return wasAsked([...history, { ...price, from: now, isSold: true }], price.regular, then);
}
