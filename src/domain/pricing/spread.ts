import { NOTHING, type Money } from '#domain/shared/money.ts';

/** A part among which an amount is shared out: how much it weighs, and the id that settles ties. */
export interface Part {
  readonly id: number;
  readonly weight: Money;
}

export interface Share<P extends Part> {
  readonly part: P;
  readonly share: Money;
}

/** A share on its way: rounded down, with what was lost in rounding. */
interface Floored<P extends Part> {
  part: P;
  share: Money;
  rest: number | bigint;
}

/**
 * Shares an amount out in proportion to the weights, by largest remainder, ties to the smallest id: the shares add up to the
 * amount, none passes its weight, and the order of the parts changes nothing. The amount is at most the sum of the weights;
 * ids are unique. Source: decisions.md, Spread.
 */
export function spread<P extends Part>(amount: Money, parts: readonly P[]): readonly Share<P>[] {
  if (amount === NOTHING) return parts.map((part) => ({ part, share: NOTHING }));
  let whole = 0;
  for (const { weight } of parts) whole += weight;
  const divide = amount * whole > Number.MAX_SAFE_INTEGER ? divideExactly : divideSafely;
  let left: number = amount;
  const shares = parts.map((part): Floored<P> => {
    const [share, rest] = divide(amount, part.weight, whole);
    left -= share;
    return { part, share: share as Money, rest };
  });
  for (const favoured of shares.toSorted(byRestThenId).slice(0, left)) favoured.share = (favoured.share + 1) as Money;
  return shares;
}

function byRestThenId(a: Floored<Part>, b: Floored<Part>): number {
  if (a.rest === b.rest) return a.part.id - b.part.id;
  return a.rest < b.rest ? 1 : -1;
}

/** Quotient and remainder of `amount · weight / whole` where the product is a safe integer. */
function divideSafely(amount: number, weight: number, whole: number): [number, number] {
  const product = amount * weight;
  const quotient = Math.floor(product / whole);
  return [quotient, product - quotient * whole];
}

/** The same where the product may be of any size. */
function divideExactly(amount: number, weight: number, whole: number): [number, bigint] {
  const product = BigInt(amount) * BigInt(weight);
  return [Number(product / BigInt(whole)), product % BigInt(whole)];
}
