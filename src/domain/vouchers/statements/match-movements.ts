import { addDays, daysBetween, type PlainDate } from '#domain/shared/dates.ts';
import type { Money } from '#domain/shared/money.ts';
import { fold } from '#domain/shared/text.ts';
import { ordersNamedIn } from '#domain/vouchers/deposit-code.ts';
import { operationKey } from '#domain/vouchers/voucher.ts';

/** A movement that nobody decided about yet. */
export interface OpenMovement {
  readonly id: string;
  readonly bank: string;
  readonly day: PlainDate;
  readonly operation: string;
  readonly amount: Money;
  readonly description: string;
  readonly payer: string;
}

/** An order as far as a movement may be its payment. */
export interface DepositOrder {
  readonly id: string;
  readonly number: number;
  readonly total: Money;
  /** Of its total, what arrived already and is held until the rest does. */
  readonly received: Money;
  readonly buyerName: string;
  readonly madeOn: PlainDate;
  readonly isPaid: boolean;
  /** Of its vouchers that were not rejected. */
  readonly vouchers: readonly { readonly bank: string; readonly operation: string }[];
}

/**
 * Why an order may be what a movement pays, the weightiest first: whoever has a weightier reason stands before whoever has all lighter
 * ones. Its code stands in what the bank writes; the amount is what is missing of the order's; a voucher of it names this operation; it was made no more
 * than ten days before; its buyer's name stands in what the bank writes.
 */
export const matchReasons = ['code', 'amount', 'operation', 'date', 'name'] as const;

export type MatchReason = (typeof matchReasons)[number];

export interface MatchCandidate {
  readonly order: DepositOrder;
  /** In the order of `matchReasons`. */
  readonly reasons: readonly MatchReason[];
}

/**
 * What a movement may be: surely an order's payment, perhaps that of one among some, or nobody's. Of the orders the likeliest is first.
 */
export interface MovementMatch {
  readonly movement: OpenMovement;
  readonly verdict: 'sure' | 'doubtful' | 'unmatched';
  readonly candidates: readonly MatchCandidate[];
}

/** Days from an order to its deposit, and orders that are named beside a movement, at most. */
const [usualDays, mostCandidates] = [10, 5];

/**
 * What each movement may be, in the order of their days. Sure is what names one order alone by its code, with its exact amount, that is
 * not paid; of several for one order the first alone, since the others are a second payment. The order in which movements and orders
 * are given changes nothing.
 */
export function matchMovements(
  movements: readonly OpenMovement[],
  orders: readonly DepositOrder[],
): readonly MovementMatch[] {
  const taken = new Set<string>();
  return movements.toSorted(byDay).map((movement) => {
    const named = new Set(ordersNamedIn(`${movement.description} ${movement.payer}`));
    const candidates = orders
      .flatMap((order) => candidateOf(movement, order, named))
      .toSorted((one, other) => weightOf(other) - weightOf(one) || one.order.number - other.order.number)
      .slice(0, mostCandidates);
    const [first] = candidates;
    if (first === undefined) return { movement, verdict: 'unmatched', candidates };
    const others = candidates.filter(({ reasons }) => reasons.includes('code')).length > 1;
    const isSure = isSurePayment(first) && !others && !taken.has(first.order.id);
    if (isSure) taken.add(first.order.id);
    return { movement, verdict: isSure ? 'sure' : 'doubtful', candidates };
  });
}

function isSurePayment({ order, reasons }: MatchCandidate): boolean {
  return reasons.includes('code') && reasons.includes('amount') && !order.isPaid;
}

/** None for an order of which neither code nor amount nor operation speaks; an order that is paid needs more than the amount. */
function candidateOf(
  movement: OpenMovement,
  order: DepositOrder,
  named: ReadonlySet<number>,
): readonly MatchCandidate[] {
  const speaks: Readonly<Record<MatchReason, boolean>> = {
    code: named.has(order.number),
    amount: movement.amount === order.total - order.received,
    operation: order.vouchers.some(
      ({ bank, operation }) =>
        movement.operation !== '' &&
        bank === movement.bank &&
        operationKey(operation) === operationKey(movement.operation),
    ),
    date: movement.day >= order.madeOn && movement.day <= addDays(order.madeOn, usualDays),
    name: sharesName(order.buyerName, `${movement.payer} ${movement.description}`),
  };
  const isCandidate = speaks.code || speaks.operation || (speaks.amount && !order.isPaid && isAfter(movement, order));
  return isCandidate ? [{ order, reasons: matchReasons.filter((reason) => speaks[reason]) }] : [];
}

/** Nobody pays an order before it is made; a bank may tell the day of the evening before. */
const isAfter = ({ day }: OpenMovement, { madeOn }: DepositOrder): boolean => daysBetween(madeOn, day) >= -1;

/** The reasons as digits, the weightiest first. */
function weightOf({ reasons }: MatchCandidate): number {
  return matchReasons.reduce((weight, reason) => weight * 2 + (reasons.includes(reason) ? 1 : 0), 0);
}

/** Whether two words of a name, of at least three letters, stand in a text; banks cut names and change their order. */
function sharesName(name: string, text: string): boolean {
  const words = (some: string) =>
    new Set(
      fold(some)
        .split(/[^a-z]+/)
        .filter((word) => word.length >= 3),
    );
  const written = words(text);
  return [...words(name)].filter((word) => written.has(word)).length >= 2;
}

function byDay(one: OpenMovement, other: OpenMovement): number {
  const [a, b] = [one, other].map(({ day, id }) => `${day} ${id}`);
  return (a ?? '') < (b ?? '') ? -1 : 1;
}
