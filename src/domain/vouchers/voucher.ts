import { addDays, limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import type { Money } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { typedAmount } from '#domain/shared/typed-amount.ts';
import { oneLine } from '#domain/shared/typed-text.ts';

/** Where a voucher stands; 'review': its amount is not the order's, or its code was past its limit, so approving it asks for a note. */
export type VoucherState = 'sent' | 'review' | 'approved' | 'rejected';

/** What a buyer says of a deposit, as typed. */
export interface VoucherEntry {
  readonly operationNumber: string;
  /** 'YYYY-MM-DD', as a date field gives it. */
  readonly paidOn: string;
  /** Soles. */
  readonly amount: string;
  readonly payerName: string;
}

/** A payment as a wallet tells of it on its telephone, typed by hand. */
export interface WalletPayment extends VoucherEntry {
  readonly accountId: string;
  /** The message that came with it. */
  readonly note: string;
}

/** The same once it was understood. */
export interface VoucherFacts {
  readonly operationNumber: string;
  readonly paidOn: PlainDate;
  readonly amount: Money;
  readonly payerName: string;
}

/** A collaborator's word that the money of a voucher has arrived. */
export interface Approval {
  /** Why, needed where the voucher is under review; '' when there is none. */
  readonly note: string;
  /** The collaborator was told that the money is not due, in whole or in part, or may turn out not to be, and says all the same that it arrived. */
  readonly knowing: boolean;
}

export type VoucherField = keyof VoucherEntry;
export type VoucherFault = 'required' | 'malformed' | 'in-future' | 'too-old' | 'too-long';
export type VoucherFaults = Partial<Readonly<Record<VoucherField, VoucherFault>>>;

export interface VoucherRefusal {
  readonly kind: 'voucher-invalid';
  readonly field: VoucherField;
  readonly fault: VoucherFault;
}

const REVIEW_MS = 72 * 3_600_000;
/** A deposit older than this is no payment of an order of today. */
const OLDEST_DAYS = 90;
const LONGEST_NAME = 150;

/** Everything that is wrong with what was typed, by field; `now` says which day it is in Lima. */
export function voucherFaults(entry: VoucherEntry, now: Date): VoucherFaults {
  const found = [
    ['operationNumber', operationFault(entry.operationNumber)],
    ['paidOn', dayFault(entry.paidOn, limaDay(now))],
    ['amount', amountFault(entry.amount)],
    ['payerName', nameFault(oneLine(entry.payerName))],
  ] as const;
  return Object.fromEntries(found.filter(([, fault]) => fault !== null));
}

/** What a buyer says of a deposit, understood; the first thing wrong with it is refused. Source: PAY-3; facts/peru.md, section 4.3. */
export function voucherFacts(entry: VoucherEntry, now: Date): Result<VoucherFacts, VoucherRefusal> {
  const [wrong] = Object.entries(voucherFaults(entry, now)) as [VoucherField, VoucherFault][];
  const paidOn = parsePlainDate(entry.paidOn);
  const amount = typedAmount(entry.amount);
  if (wrong !== undefined) return refuse({ kind: 'voucher-invalid', field: wrong[0], fault: wrong[1] });
  if (!paidOn.ok || amount === null) throw new Error('A voucher without faults has a day and an amount');
  return accept({
    operationNumber: oneLine(entry.operationNumber).toUpperCase(),
    paidOn: paidOn.value,
    amount,
    payerName: oneLine(entry.payerName),
  });
}

/** One operation of a bank, however its number was typed: spaces, hyphens, letter case and leading zeros do not matter. */
export function operationKey(operationNumber: string): string {
  return operationNumber
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+(?=.)/, '');
}

/** Where a voucher begins: an amount that is not the order's goes to review, and so does a code that had no use left for it. */
export function stateOnArrival(amount: Money, orderTotal: Money, isCodeClaimed: boolean): VoucherState {
  return amount === orderTotal && isCodeClaimed ? 'sent' : 'review';
}

/** Whether nobody has decided yet. */
export function isOpenVoucher(state: VoucherState): boolean {
  return state === 'sent' || state === 'review';
}

/** Until when the school answers: 72 clock hours after it was sent. Source: PAY-3; decisions.md, Payment and orders. */
export function answerDueBy(sentAt: Date): Date {
  return new Date(sentAt.getTime() + REVIEW_MS);
}

function operationFault(text: string): VoucherFault | null {
  if (text.trim() === '') return 'required';
  return /^[A-Za-z0-9][A-Za-z0-9 -]{2,29}$/.test(text.trim()) ? null : 'malformed';
}

function dayFault(text: string, today: PlainDate): VoucherFault | null {
  if (text === '') return 'required';
  const day = parsePlainDate(text);
  if (!day.ok) return 'malformed';
  if (day.value > today) return 'in-future';
  return day.value < addDays(today, -OLDEST_DAYS) ? 'too-old' : null;
}

function amountFault(text: string): VoucherFault | null {
  if (text.trim() === '') return 'required';
  return (typedAmount(text) ?? 0) > 0 ? null : 'malformed';
}

function nameFault(name: string): VoucherFault | null {
  if (name === '') return 'required';
  return name.length > LONGEST_NAME ? 'too-long' : null;
}
