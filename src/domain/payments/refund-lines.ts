import { type RefundedAmounts, refundPart } from '#domain/pricing/refund-part.ts';
import type { PricedCart } from '#domain/pricing/totals.ts';
import type { CreditedLine, CreditReason } from '#domain/receipts/credit-note.ts';
import { NOTHING, sumMoney, type Money } from '#domain/shared/money.ts';
import { NO_RATE, type Rate } from '#domain/shared/rate.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** What of an order was given back, or is on its way. */
export interface GivenRefund {
  readonly reason: CreditReason;
  readonly lines: readonly CreditedLine[];
}

/** A line of an order, with what is left of it to give back. */
export interface RefundableLine {
  readonly productId: number;
  readonly taxRate: Rate;
  /** What it was charged. */
  readonly net: Money;
  /** What of that was given back. */
  readonly refunded: Money;
  /** Whether it was returned entire, or was never due: nothing is left of it, of a free one neither. */
  readonly isReturned: boolean;
  /** Whether its buyer had it: it is on no receipt, and its price goes back as surplus. */
  readonly isNeverDue: boolean;
}

/** A line that is to be given back: `amount` of it, or, null, all that is left. */
export interface AskedLine {
  readonly productId: number;
  readonly amount: Money | null;
}

export type RefundLinesRefusal =
  | { readonly kind: 'refund-without-lines' }
  | { readonly kind: 'refund-of-nothing' }
  /** The reason is of the whole order, and something of it is left out or was given back already. */
  | { readonly kind: 'refund-needs-all' }
  | { readonly kind: 'refund-line-unknown'; readonly productId: number }
  | { readonly kind: 'refund-line-returned'; readonly productId: number }
  /** A lower value says how much; any other reason gives back what is left. */
  | { readonly kind: 'refund-amount-missing' | 'refund-amount-unasked'; readonly productId: number }
  /** At least a céntimo of the line has to stay: all of it is a return. */
  | { readonly kind: 'refund-amount-too-high'; readonly productId: number; readonly left: Money }
  /** What is given back, or what is left, would not carry a céntimo of value and one of IGV: no note could tell it. */
  | { readonly kind: 'refund-amount-too-small'; readonly productId: number };

/** Whether a reason takes the purchase back, so that what was bought may be taken away; a lower value leaves it. */
export const isReturn = (reason: CreditReason): boolean => reason !== 'lower-value';

const isOfWholeOrder = (reason: CreditReason): boolean => reason === 'annulled' || reason === 'total-return';

/**
 * What is left to give back of each line, from the order's own amounts, recomputed, and from what was given back of it.
 * @param neverDue products whose price was not due, as their buyer had them: it is given back as surplus.
 */
export function refundableLines(
  { lines }: Pick<PricedCart, 'lines'>,
  given: readonly GivenRefund[],
  neverDue: ReadonlySet<number> = new Set(),
): readonly RefundableLine[] {
  return lines.map(({ line: { productId, taxRate }, net }) => {
    const parts = given.flatMap(({ reason, lines: of }) =>
      of.filter((each) => each.productId === productId).map((each) => ({ reason, net: each.net })),
    );
    const isNeverDue = neverDue.has(productId);
    const isReturned = isNeverDue || parts.some(({ reason }) => isReturn(reason));
    return {
      productId,
      taxRate,
      net,
      refunded: isReturned ? net : sumMoney(parts.map((part) => part.net)),
      isReturned,
      isNeverDue,
    };
  });
}

/** What is left to give back of a line. */
export const leftOf = ({ net, refunded }: RefundableLine): Money => (net - refunded) as Money;

/** What is left to give back of an order. */
export function leftInAll(lines: readonly RefundableLine[]): Money {
  return sumMoney(lines.map(leftOf));
}

/**
 * The amounts of a refund: of each line what is asked, or all that is left, its IGV apart. Any sequence of these gives back of each
 * line at most what it was charged, and the last one exactly the rest. Source: decision 0086.
 */
export function refundLines(
  lines: readonly RefundableLine[],
  reason: CreditReason,
  asked: readonly AskedLine[],
): Result<readonly CreditedLine[], RefundLinesRefusal> {
  if (asked.length === 0) return refuse({ kind: 'refund-without-lines' });
  if (isOfWholeOrder(reason) && !isWhole(lines, asked)) return refuse({ kind: 'refund-needs-all' });
  const credited: CreditedLine[] = [];
  for (const { productId, amount } of asked) {
    const line = lines.find((each) => each.productId === productId);
    if (line === undefined || credited.some((each) => each.productId === productId)) {
      return refuse({ kind: 'refund-line-unknown', productId });
    }
    const refusal = obstacleOf(line, reason, amount);
    if (refusal !== null) return refuse(refusal);
    credited.push({ productId, ...refundPart(line.taxRate, line.refunded, amount ?? leftOf(line)) });
  }
  return creditedTotal(credited) === NOTHING ? refuse({ kind: 'refund-of-nothing' }) : accept(credited);
}

/** What some lines give back together. */
export function creditedTotal(lines: readonly CreditedLine[]): Money {
  return sumMoney(lines.map(({ net }) => net));
}

function isWhole(lines: readonly RefundableLine[], asked: readonly AskedLine[]): boolean {
  const chosen = new Set(asked.map(({ productId }) => productId));
  // What was sold is the whole: its receipt tells nothing else.
  const sold = lines.filter(({ isNeverDue }) => !isNeverDue);
  return sold.every((line) => chosen.has(line.productId) && line.refunded === NOTHING && !line.isReturned);
}

function obstacleOf(line: RefundableLine, reason: CreditReason, amount: Money | null): RefundLinesRefusal | null {
  const { productId, taxRate, refunded, isReturned } = line;
  if (isReturned) return { kind: 'refund-line-returned', productId };
  if (isReturn(reason)) return amount === null ? null : { kind: 'refund-amount-unasked', productId };
  if (amount === null || amount === NOTHING) return { kind: 'refund-amount-missing', productId };
  const left = leftOf(line);
  if (amount >= left) return { kind: 'refund-amount-too-high', productId, left };
  if (taxRate === NO_RATE) return null;
  const part = refundPart(taxRate, refunded, amount);
  const rest = refundPart(taxRate, (refunded + amount) as Money, (left - amount) as Money);
  return isTellable(part) && isTellable(rest) ? null : { kind: 'refund-amount-too-small', productId };
}

/** A taxed line without value, or without tax, is refused by the tax authority (rules 3105 and 3111). */
const isTellable = ({ base, tax }: RefundedAmounts): boolean => base > 0 && tax > 0;
