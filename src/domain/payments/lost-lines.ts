import { spread } from '#domain/pricing/spread.ts';
import type { CreditedLine, CreditReason } from '#domain/receipts/credit-note.ts';
import { type Money, money, NOTHING, sumMoney } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import {
  type AskedLine,
  leftInAll,
  leftOf,
  type RefundableLine,
  refundLines,
  type RefundLinesRefusal,
} from './refund-lines.ts';

/** What of an order its buyer's bank took back: as a refund of it would tell. */
export interface LostLines {
  readonly reason: CreditReason;
  readonly lines: readonly CreditedLine[];
}

export type LostLinesRefusal =
  | RefundLinesRefusal
  /** What is left of the products that were named comes to another amount. */
  | { readonly kind: 'dispute-lines-differ'; readonly left: Money };

/** What a bank took of an order. */
export interface LostAmount {
  /** At least a céntimo; with `untold` at most what is left. */
  readonly amount: Money;
  /** What banks took before that no note could tell. */
  readonly untold: Money;
  /** Products that the amount is of; none: it is not known. */
  readonly named: readonly number[];
}

/** Céntimos that a note may tell less than a bank took. */
const SHORTEST = 10;

/**
 * What a lost amount is taken off, with what no note could tell before: all that is left, where it is all; else the products that are named,
 * which it has to come to; else a lower value, spread over what is left of each line, so that what was bought stays, up to ten céntimos short
 * where no note tells it to the céntimo. Null: none tells it at all. Source: decision 0130.
 */
export function lostLines(
  lines: readonly RefundableLine[],
  { amount, untold, named }: LostAmount,
): Result<LostLines | null, LostLinesRefusal> {
  const open = lines.filter(({ isReturned }) => !isReturned);
  const lost = sumMoney([amount, untold]);
  if (lost >= leftInAll(open)) {
    const isUntouched = lines.every((line) => line.isNeverDue || (!line.isReturned && line.refunded === NOTHING));
    return told(lines, isUntouched ? 'annulled' : 'item-return', allOf(open));
  }
  if (named.length === 0) return accept(lowerValue(lines, open, lost));
  const chosen = open.filter(({ productId }) => named.includes(productId));
  const left = leftInAll(chosen);
  const isTold = left === amount || left === lost;
  return isTold ? told(lines, 'item-return', allOf(chosen)) : refuse({ kind: 'dispute-lines-differ', left });
}

const allOf = (lines: readonly RefundableLine[]): readonly AskedLine[] =>
  lines.map(({ productId }) => ({ productId, amount: null }));

function told(
  lines: readonly RefundableLine[],
  reason: CreditReason,
  asked: readonly AskedLine[],
): Result<LostLines, LostLinesRefusal> {
  const credited = refundLines(lines, reason, asked);
  return credited.ok ? accept({ reason, lines: credited.value }) : credited;
}

/** Of as much of an amount as a note tells. */
function lowerValue(lines: readonly RefundableLine[], open: readonly RefundableLine[], lost: Money): LostLines | null {
  for (let short = 0; short <= SHORTEST && short < lost; short += 1) {
    const found = lowerBy(lines, open, money(lost - short));
    if (found !== null) return found;
  }
  return null;
}

/** In proportion, or where céntimos do not let that be told, of one line alone, the largest that takes it. */
function lowerBy(lines: readonly RefundableLine[], open: readonly RefundableLine[], amount: Money): LostLines | null {
  const parts = open.map((line) => ({ id: line.productId, weight: leftOf(line) }));
  const inProportion = spread(amount, parts).flatMap(({ part, share }) =>
    share === NOTHING ? [] : [{ productId: part.id, amount: share }],
  );
  const alone = open
    .toSorted((one, other) => leftOf(other) - leftOf(one))
    .map(({ productId }) => [{ productId, amount }] as const);
  for (const asked of [inProportion, ...alone]) {
    const found = told(lines, 'lower-value', asked);
    if (found.ok) return found.value;
  }
  return null;
}
