import { type BookMonth, monthOfDay } from '#domain/receipts/books/book-month.ts';
import type { BookDifference } from '#domain/receipts/books/book-difference.ts';
import { type Money, sumMoney } from '#domain/shared/money.ts';
import { type SignedMoney, sumSigned } from '#domain/shared/signed-money.ts';
import { comparedIn, type SettlementFacts, namedPurchase } from './compare-settlements.ts';
import { netParts, type SettlementLine } from './settlement-line.ts';

/**
 * What does not agree between what gateways charged and gave back in a month and what they say that they settled of it, whenever they did;
 * and what they settled in it that the school does not know. The amounts add up to what the two sums part by. Source: decision 0100.
 */
export function settlementDifferences(facts: SettlementFacts, month: BookMonth): readonly BookDifference[] {
  const differing = comparedIn(facts, month)
    .filter(({ expected, settled }) => expected !== settled)
    .map(({ gateway: _, expected, settled, ...each }) => ({
      ...each,
      check: 'settlements' as const,
      amount: expected - settled,
    }));
  const wrong = facts.lines
    .filter((line) => monthOfDay(line.day) === month && netParts(line) !== 0)
    .map((line) => ({
      kind: 'settlement-net' as const,
      check: null,
      amount: netParts(line),
      orderNumber: null,
      told: namedPurchase(line.gateway, line.reference),
      on: line.day,
    }));
  return [...differing, ...wrong];
}

/** The two sums that the differences of a month part; null: no gateway told anything that has to do with it. */
export function settledSums(
  facts: SettlementFacts,
  month: BookMonth,
): { readonly expected: SignedMoney; readonly settled: SignedMoney } | null {
  const compared = comparedIn(facts, month);
  if (compared.length === 0) return null;
  return {
    expected: sumSigned(compared.map(({ expected }) => expected)),
    settled: sumSigned(compared.map(({ settled }) => settled)),
  };
}

/** What a gateway settled on days of a month. */
export interface SettledByGateway {
  readonly gateway: string;
  readonly charges: Money;
  readonly refunds: Money;
  readonly commission: SignedMoney;
  readonly commissionTax: SignedMoney;
  readonly net: SignedMoney;
}

/** What each gateway says that it settled on days of a month, by name. */
export function settledIn({ lines }: Pick<SettlementFacts, 'lines'>, month: BookMonth): readonly SettledByGateway[] {
  const own = lines.filter(({ day }) => monthOfDay(day) === month);
  return [...new Set(own.map(({ gateway }) => gateway))].toSorted().map((gateway) => {
    const of = own.filter((line) => line.gateway === gateway);
    const amounts = (kind: SettlementLine['kind']) =>
      sumMoney(of.filter((line) => line.kind === kind).map(({ amount }) => amount));
    return {
      gateway,
      charges: amounts('charge'),
      refunds: amounts('refund'),
      commission: sumSigned(of.map(({ commission }) => commission)),
      commissionTax: sumSigned(of.map(({ commissionTax }) => commissionTax)),
      net: sumSigned(of.map(({ net }) => net)),
    };
  });
}
