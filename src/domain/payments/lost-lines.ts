import { spread } from '#domain/pricing/spread.ts';
import type { CreditedLine, CreditReason } from '#domain/receipts/credit-note.ts';
import { type Money, NOTHING } from '#domain/shared/money.ts';
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

/**
 * What a lost amount is taken off: all that is left, where it is all; else the products that are named, which it has to come to; else a lower
 * value, spread over what is left of each line, so that what was bought stays.
 * @param amount at least a céntimo, at most what is left. @param named products that the bank's amount is of; none: it is not known.
 */
export function lostLines(
  lines: readonly RefundableLine[],
  amount: Money,
  named: readonly number[],
): Result<LostLines, LostLinesRefusal> {
  const open = lines.filter(({ isReturned }) => !isReturned);
  if (amount === leftInAll(open)) {
    const isUntouched = lines.every((line) => line.isNeverDue || (!line.isReturned && line.refunded === NOTHING));
    return told(lines, isUntouched ? 'annulled' : 'item-return', allOf(open));
  }
  if (named.length === 0) return lowerValue(lines, open, amount);
  const chosen = open.filter(({ productId }) => named.includes(productId));
  const left = leftInAll(chosen);
  return left === amount ? told(lines, 'item-return', allOf(chosen)) : refuse({ kind: 'dispute-lines-differ', left });
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

/** In proportion, or where céntimos do not let that be told, of one line alone, the largest that takes it. */
function lowerValue(
  lines: readonly RefundableLine[],
  open: readonly RefundableLine[],
  amount: Money,
): Result<LostLines, LostLinesRefusal> {
  const parts = open.map((line) => ({ id: line.productId, weight: leftOf(line) }));
  const inProportion = spread(amount, parts).flatMap(({ part, share }) =>
    share === NOTHING ? [] : [{ productId: part.id, amount: share }],
  );
  const alone = open
    .toSorted((one, other) => leftOf(other) - leftOf(one))
    .map(({ productId }) => [{ productId, amount }] as const);
  const tries = [inProportion, ...alone].map((asked) => told(lines, 'lower-value', asked));
  return tries.find(({ ok }) => ok) ?? tries[0] ?? refuse({ kind: 'refund-of-nothing' });
}
