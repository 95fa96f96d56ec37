import type { PlainDate } from '#domain/shared/dates.ts';
import { type Money, moneyFrom, NOTHING } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { SignedMoney } from '#domain/shared/signed-money.ts';
import { fold } from '#domain/shared/text.ts';
import { ordersNamedIn } from '#domain/vouchers/deposit-code.ts';
import { bankText } from '#domain/vouchers/statements/bank-movement.ts';
import { signedCentimos, statementDay } from '#domain/vouchers/statements/read-row.ts';
import type { StatementRefusal } from '#domain/vouchers/statements/statement-fault.ts';
import type { SettlementField } from './settlement-fields.ts';
import type { SettlementColumns, SettlementLayout } from './settlement-layout.ts';

/** What a gateway says of one charge, of one return of it, be it that a bank took it back, or of one that came back again, when it pays the school. */
export interface SettlementLine {
  readonly kind: 'charge' | 'refund' | 'reversal';
  /** The purchase number, or the gateway's own name of the charge; zeros before a number are left out. */
  readonly reference: string;
  /** Where it is the code of an order: its number. */
  readonly orderNumber: number | null;
  readonly amount: Money;
  /** What the gateway holds back, and its IGV; below zero: it gives them back with a refund. */
  readonly commission: SignedMoney;
  readonly commissionTax: SignedMoney;
  /** What it pays the school; below zero: what it takes off. */
  readonly net: SignedMoney;
  /** On which it says that it settled. */
  readonly day: PlainDate;
}

/** One with what it is known by among those of its gateway. */
export interface IdentifiedSettlement extends SettlementLine {
  readonly identity: string;
}

/** By how much a line does not add up: its amount without what is held back, less its net. */
export function netParts({ kind, amount, commission, commissionTax, net }: SettlementLine): SignedMoney {
  return (kind === 'refund' ? 0 - amount : amount) - commission - commissionTax - net;
}

/**
 * Lines with what each is known by: all that it says, and which one it is of those that are equal in it. In whatever order they come, and
 * however often, the same ones have the same identities.
 */
export function identifiedSettlements(lines: readonly SettlementLine[]): readonly IdentifiedSettlement[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const { day, kind, reference, amount, commission, commissionTax, net } = line;
    const known = [day, kind, reference, amount, commission, commissionTax, net].join('|');
    const ordinal = (counts.get(known) ?? 0) + 1;
    counts.set(known, ordinal);
    return { ...line, identity: `${known} ${ordinal}` };
  });
}

/** Reads a row; null: a line of a total, or between pages. The first cell that is not understood is refused. @param line of the file, from 1. */
export function readSettlementRow(
  cells: SettlementColumns,
  { dates, decimals }: Pick<SettlementLayout, 'dates' | 'decimals'>,
  line: number,
): Result<SettlementLine | null, StatementRefusal> {
  const faulty = (field: SettlementField) =>
    refuse({ kind: 'statement-unreadable', fault: { what: 'cell', line, field, text: bankText(cells[field]) } });
  const isBlank = (field: SettlementField) => cells[field].trim() === '';
  // A total has no day, and no number of a purchase.
  if (isBlank('gross') || (isBlank('day') && !/\d/.test(cells.reference))) return accept(null);
  const day = statementDay(cells.day, dates);
  if (day === null) return faulty('day');
  const reference = plainReference(cells.reference);
  if (reference === '') return faulty('reference');
  const read = (field: SettlementField) => (isBlank(field) ? undefined : signedCentimos(cells[field], decimals));
  const gross = read('gross') ?? null;
  const amount = gross === null ? null : moneyFrom(Math.abs(gross));
  if (gross === null || amount === null || !amount.ok) return faulty('gross');
  const [commission, commissionTax, net] = [read('commission'), read('commissionTax'), read('net')];
  if (commission === null) return faulty('commission');
  if (commissionTax === null) return faulty('commissionTax');
  if (net === null) return faulty('net');
  const kind = settledKind(gross, cells.movement);
  const [orderNumber = null] = ordersNamedIn(cells.reference);
  const held = heldBack(kind, amount.value, { commission, commissionTax, net });
  return accept({ kind, reference, orderNumber, amount: amount.value, ...held, day });
}

/** What was taken off for a dispute and is paid again, once the school won it, is positive and says both. */
function settledKind(gross: SignedMoney, movement: string): SettlementLine['kind'] {
  if (gross > 0 && comesBack(movement)) return 'reversal';
  return gross < 0 || givesBack(movement) ? 'refund' : 'charge';
}

const comesBack = (movement: string): boolean => {
  const said = fold(movement);
  return /contracargo|chargeback|disputa|dispute/.test(said) && /revers|ganad|a favor|abono|won/.test(said);
};

/** Words as they are told in public, por confirmar. */
const givesBack = (movement: string): boolean =>
  /devoluc|extorno|anulac|reembolso|contracargo|refund|chargeback|reversa/.test(fold(movement));

const plainReference = (text: string): string => bankText(text).replace(/^0+(?=\d+$)/, '');

/** What the gateway tells of what it holds back, whatever sign it writes; what it does not tell is what is left to the net. */
function heldBack(
  kind: SettlementLine['kind'],
  amount: Money,
  told: {
    readonly commission: SignedMoney | undefined;
    readonly commissionTax: SignedMoney | undefined;
    readonly net: SignedMoney | undefined;
  },
): Pick<SettlementLine, 'commission' | 'commissionTax' | 'net'> {
  const whole = kind === 'refund' ? 0 - amount : amount;
  const tax = Math.abs(told.commissionTax ?? NOTHING);
  const net = told.net !== undefined && kind === 'refund' ? -Math.abs(told.net) : told.net;
  if (told.commission === undefined) {
    return { commission: net === undefined ? 0 : whole - tax - net, commissionTax: tax, net: net ?? whole - tax };
  }
  const commission = Math.abs(told.commission);
  const isGivenBack = net === whole + commission + tax && commission + tax > 0;
  const sign = isGivenBack ? -1 : 1;
  return {
    commission: sign * commission,
    commissionTax: sign * tax,
    net: net ?? whole - commission - tax,
  };
}
