import { type BookMonth, monthOfDay } from '#domain/receipts/books/book-month.ts';
import type { BookDifference } from '#domain/receipts/books/book-difference.ts';
import { type Money, sumMoney } from '#domain/shared/money.ts';
import { type SignedMoney, sumSigned } from '#domain/shared/signed-money.ts';
import { comparedIn, namedPurchase } from './compare-settlements.ts';
import type { SettlementFacts, ToldSettlement } from './settlement-facts.ts';
import { netParts, type SettlementLine } from './settlement-line.ts';

/** A month of settlements, as the books tell of it. */
export interface SettledMonth {
  /**
   * What does not agree between what gateways charged and gave back in the month and what they say that they settled of it, whenever they did;
   * and what they settled in it that the school does not know. The amounts add up to what the two sums part by.
   */
  readonly differences: readonly BookDifference[];
  /** The two sums that the differences part; null: no gateway told anything that has to do with the month. */
  readonly sums: { readonly expected: SignedMoney; readonly settled: SignedMoney } | null;
  /** By name. */
  readonly gateways: readonly SettledByGateway[];
}

/** What gateways say that they settled, compared with what the school knows of a month. Source: decision 0100. */
export function settledMonth(facts: SettlementFacts, month: BookMonth): SettledMonth {
  const compared = comparedIn(facts, month);
  const ofMonth = facts.lines.filter(({ day }) => monthOfDay(day) === month);
  const differing = compared
    .filter(({ expected, settled }) => expected !== settled)
    .map(({ gateway: _, expected, settled, ...each }) => ({
      ...each,
      check: 'settlements' as const,
      amount: expected - settled,
    }));
  const wrong = ofMonth
    .filter((line) => netParts(line) !== 0)
    .map((line) => ({
      kind: 'settlement-net' as const,
      check: null,
      amount: netParts(line),
      orderNumber: null,
      told: namedPurchase(line.gateway, line.reference),
      on: line.day,
    }));
  const sums = {
    expected: sumSigned(compared.map(({ expected }) => expected)),
    settled: sumSigned(compared.map(({ settled }) => settled)),
  };
  return {
    differences: [...differing, ...wrong],
    sums: compared.length === 0 ? null : sums,
    gateways: settledByGateways(ofMonth),
  };
}

/** What a gateway settled on days of a month. */
export interface SettledByGateway {
  readonly gateway: string;
  /** With what was taken off for a dispute and is paid again. */
  readonly charges: Money;
  readonly refunds: Money;
  readonly commission: SignedMoney;
  readonly commissionTax: SignedMoney;
  readonly net: SignedMoney;
}

function settledByGateways(lines: readonly ToldSettlement[]): readonly SettledByGateway[] {
  return [...new Set(lines.map(({ gateway }) => gateway))].toSorted().map((gateway) => {
    const of = lines.filter((line) => line.gateway === gateway);
    const amounts = (kind: SettlementLine['kind']) =>
      sumMoney(of.filter((line) => line.kind === kind).map(({ amount }) => amount));
    return {
      gateway,
      charges: sumMoney([amounts('charge'), amounts('reversal')]),
      refunds: amounts('refund'),
      commission: sumSigned(of.map(({ commission }) => commission)),
      commissionTax: sumSigned(of.map(({ commissionTax }) => commissionTax)),
      net: sumSigned(of.map(({ net }) => net)),
    };
  });
}
