import { type BookMonth, monthOfDay } from '#domain/receipts/books/book-month.ts';
import type { DifferenceKind } from '#domain/receipts/books/book-difference.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { refundReference } from '#domain/payments/refund-reference.ts';
import { NOTHING, sumMoney } from '#domain/shared/money.ts';
import type { SignedMoney } from '#domain/shared/signed-money.ts';
import { chargeOf, namedCharges } from './named-charges.ts';
import type { GatewayCharge, SettlementFacts, ToldSettlement } from './settlement-facts.ts';

/** Something that a gateway owes or took off, as the school knows it and as the gateway says it. */
export interface ComparedSettlement {
  readonly gateway: string;
  readonly kind: DifferenceKind;
  readonly expected: SignedMoney;
  readonly settled: SignedMoney;
  readonly orderNumber: number | null;
  readonly told: string;
  readonly on: PlainDate;
}

/** Everything of a month that is compared, whether or not it agrees: known charges by their orders, then lines that nobody knows. */
export function comparedIn({ charges, lines, told }: SettlementFacts, month: BookMonth): readonly ComparedSettlement[] {
  const ofCharge = new Map<GatewayCharge, ToldSettlement[]>(charges.map((charge) => [charge, []]));
  const strange: ComparedSettlement[] = [];
  const named = namedCharges(charges);
  for (const line of lines.toSorted(byContent)) {
    const charge = chargeOf(line, named);
    if (charge === null) strange.push(unknownLine(line, null));
    else ofCharge.get(charge)?.push(line);
  }
  const known = [...ofCharge].flatMap(([charge, own]) => comparedOf(charge, own, told.get(charge.gateway) ?? null));
  return [...known.toSorted((one, other) => (one.orderNumber ?? 0) - (other.orderNumber ?? 0)), ...strange].filter(
    ({ on }) => monthOfDay(on) === month,
  );
}

function comparedOf(
  charge: GatewayCharge,
  lines: readonly ToldSettlement[],
  from: PlainDate | null,
): readonly ComparedSettlement[] {
  const { gateway, purchaseNumber, orderNumber, amount, chargedOn, refunds } = charge;
  if (chargedOn === null) return lines.map((line) => unknownLine(line, orderNumber));
  const base = { gateway, orderNumber, told: namedPurchase(gateway, purchaseNumber) };
  const isTold = (day: PlainDate) => from !== null && day >= from;
  const charged = lines.filter(({ kind }) => kind === 'charge');
  const back = lines.filter(({ kind }) => kind === 'refund');
  const compared: ComparedSettlement[] = [];
  // A payment of the day that goes back as a whole is reversed, and never settled.
  const isReversed =
    lines.length === 0 &&
    refunds.every(({ on }) => on === chargedOn) &&
    sumMoney(refunds.map((r) => r.amount)) === amount;
  if (isReversed) return [];
  if (charged.length > 0 || isTold(chargedOn)) {
    const kind = charged.length === 0 ? 'charge-unsettled' : 'settlement-differs';
    const settled = sumMoney(charged.map((line) => line.amount));
    compared.push({ ...base, kind, expected: amount, settled, on: chargedOn });
  }
  const { pairs, rest } = paired(charge, back);
  for (const [refund, line] of pairs) {
    if (line === null && !isTold(refund.on)) continue;
    const kind = kindOfBack(refund, line !== null);
    const settled = line === null ? NOTHING : 0 - line.amount;
    compared.push({ ...base, kind, expected: 0 - refund.amount, settled, on: refund.on });
  }
  const isSurplus = rest.length === 1 && rest[0]?.amount === charge.surplusBack;
  const reversed = lines.filter(({ kind }) => kind === 'reversal');
  return [...compared, ...disputedOf(charge, isSurplus ? [] : rest, reversed)];
}

/** What a bank took has no number at a gateway, and the gateway gave nothing back of it. */
function kindOfBack({ number }: Refund, isSettled: boolean): DifferenceKind {
  if (number === null) return isSettled ? 'settled-dispute-differs' : 'dispute-unsettled';
  return isSettled ? 'settled-refund-differs' : 'refund-unsettled';
}

/**
 * What is left to compare of lines that are of no refund: what was taken off of a dispute that is not decided is of no sum; of one that the
 * school won it is paid again, or was kept. The rest nobody knows.
 */
function disputedOf(
  { gateway, purchaseNumber, orderNumber, disputes }: GatewayCharge,
  taken: readonly ToldSettlement[],
  reversed: readonly ToldSettlement[],
): readonly ComparedSettlement[] {
  const [open, back] = [[...taken], [...reversed]];
  const kept: ComparedSettlement[] = [];
  for (const { number, amount, isWon } of disputes) {
    const line = takenOf(open, amount);
    const isBack = takenOf(back, isWon ? amount : null) !== null;
    if (line === null || !isWon || isBack) continue;
    const told = `${number}, ${namedPurchase(gateway, purchaseNumber)}`;
    const of = { gateway, orderNumber, told, on: line.day };
    kept.push({ ...of, kind: 'dispute-kept', expected: 0, settled: 0 - line.amount });
  }
  return [...kept, ...[...open, ...back].map((line) => unknownLine(line, orderNumber))];
}

/** The first of some lines of an amount, which is none of them any more; null: there is none. */
function takenOf(lines: ToldSettlement[], amount: number | null): ToldSettlement | null {
  const at = lines.findIndex((line) => line.amount === amount);
  return at === -1 ? null : (lines.splice(at, 1)[0] ?? null);
}

type Refund = GatewayCharge['refunds'][number];

/** Each refund with the line that names it, else whose amount is nearest to its own, the nearest of all first; and the lines of none. */
function paired({ purchaseNumber, refunds }: GatewayCharge, lines: readonly ToldSettlement[]) {
  const distanceOf = ({ number, amount }: Refund, line: ToldSettlement): number =>
    number !== null && line.reference === refundReference(purchaseNumber, number) ? -1 : Math.abs(amount - line.amount);
  const all = refunds.flatMap((refund) => lines.map((line) => ({ refund, line, distance: distanceOf(refund, line) })));
  const lineOf = new Map<Refund, ToldSettlement>();
  const taken = new Set<ToldSettlement>();
  for (const { refund, line } of all.toSorted((one, other) => one.distance - other.distance)) {
    if (lineOf.has(refund) || taken.has(line)) continue;
    lineOf.set(refund, line);
    taken.add(line);
  }
  const pairs = refunds.map((refund) => [refund, lineOf.get(refund) ?? null] as const);
  return { pairs, rest: lines.filter((line) => !taken.has(line)) };
}

function unknownLine(
  { gateway, reference, kind, amount, day }: ToldSettlement,
  orderNumber: number | null,
): ComparedSettlement {
  const settled = kind === 'refund' ? 0 - amount : amount;
  const told = namedPurchase(gateway, reference);
  const named = orderNumber === null ? 'settlement-unknown' : 'settlement-uncharged';
  return { gateway, kind: named, expected: 0, settled, orderNumber, told, on: day };
}

/** How a difference names whose line or charge it is. */
export const namedPurchase = (gateway: string, reference: string): string => `${gateway}, compra ${reference}`;

/** However they came in, lines are paired alike. */
function byContent(one: ToldSettlement, other: ToldSettlement): number {
  const [a, b] = [one, other].map(({ day, reference, amount, net }) => `${day} ${reference} ${amount} ${net}`);
  return (a ?? '') < (b ?? '') ? -1 : 1;
}
