import type { Money } from '#domain/shared/money.ts';

/** What was asked for a product from an instant on, until the next one of its history. */
export interface AskedPrice {
  readonly from: Date;
  /** False: it was taken from sale. */
  readonly isSold: boolean;
  readonly regular: Money;
  readonly reduced: Money | null;
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
    asked += Math.max(0, end - beginning(price));
  }
  return asked >= LEAST_ASKED;
}

/** From when on the regular price itself was asked; never, while a reduced one without an end holds. */
function beginning({ from, reduced, reducedUntil }: AskedPrice): number {
  if (reduced === null) return from.getTime();
  return reducedUntil === null ? Number.POSITIVE_INFINITY : Math.max(from.getTime(), reducedUntil.getTime());
}
