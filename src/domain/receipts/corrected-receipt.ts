import type { BillingRecord } from '#domain/orders/billing-record.ts';
import { workingDayAfter } from '#domain/complaints/complaint-holidays.ts';
import { holdsMoney, isOpenRefund, type Refund } from '#domain/payments/refund.ts';
import { addDays, limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { NOTHING } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { monthOfInstant, nextMonth } from './books/book-month.ts';
import { type CreditNote, creditNoteLines, creditSeriesOf, type NoteReason } from './credit-note.ts';
import type { Detraction } from './detraction.ts';
import { receiptTotals } from './receipt-lines.ts';
import { type Issuer, type Receipt, seriesOf } from './receipt.ts';
import { correctedFields } from './replaced-receipt.ts';

/** Why a receipt is not made out anew. */
export type CorrectObstacle =
  /** Made out anew already: by which one. */
  | { readonly kind: 'receipt-corrected'; readonly by: string }
  /** What the tax authority does not know is no receipt to take back. */
  | { readonly kind: 'receipt-not-accepted' }
  /** Nothing was paid for it. */
  | { readonly kind: 'receipt-of-nothing' }
  /** Money of it went back, or is on its way. */
  | { readonly kind: 'receipt-refunded' };

/**
 * What keeps a receipt from being made out anew; null: it was accepted, holds, and all that was paid for it is the school's: the note takes it
 * back whole, and with another note over it both would take back more than it says. What a buyer asked for, and nobody decided, is no
 * obstacle: it is decided about what holds then. Source: decision 0132.
 */
export function correctObstacle(
  { correctedBy, taxState, totals }: Pick<Receipt, 'correctedBy' | 'taxState' | 'totals'>,
  refunds: readonly Pick<Refund, 'state' | 'way'>[],
): CorrectObstacle | null {
  if (correctedBy !== undefined) return { kind: 'receipt-corrected', by: correctedBy.receipt };
  if (taxState !== 'accepted') return { kind: 'receipt-not-accepted' };
  if (totals.total === NOTHING) return { kind: 'receipt-of-nothing' };
  const isGoing = refunds.some(({ state, way }) => holdsMoney(state) || (isOpenRefund(state) && way !== null));
  return isGoing ? { kind: 'receipt-refunded' } : null;
}

export type WrongCorrection =
  /** It is made out to that already. */
  | { readonly kind: 'correction-empty' }
  /** The law gave time until that day. */
  | { readonly kind: 'correction-late'; readonly until: PlainDate };

const WORKING_DAYS = 10;

/**
 * The last day in Lima on which a factura to another RUC is taken back: the tenth working day of the month after its own. Por confirmar: read
 * in what a company tells its buyers, not in the rule itself. Source: decision 0132.
 */
export function wrongRucUntil(issuedAt: Date): PlainDate {
  return workingDayAfter(addDays(`${nextMonth(monthOfInstant(issuedAt))}-01` as PlainDate, -1), WORKING_DAYS);
}

/**
 * For which reason of catalogue 09 a receipt is taken back whole that is made out anew: 02 is of a factura whose RUC was another's, and of
 * nothing else. What has the right RUC and a wrong name, and what is of the other type from now on, is annulled (01). Source: facts/peru.md,
 * section 1.4; decision 0132.
 */
export function correctionReason(
  { buyer, issuedAt }: Pick<Receipt, 'buyer' | 'issuedAt'>,
  anew: BillingRecord,
  now: Date,
): Result<NoteReason, WrongCorrection> {
  if (correctedFields(buyer, anew).length === 0) return refuse({ kind: 'correction-empty' });
  const areFacturas = buyer.receiptType === 'factura' && anew.receiptType === 'factura';
  if (!areFacturas || buyer.documentNumber === anew.documentNumber) return accept('annulled');
  const until = wrongRucUntil(issuedAt);
  return limaDay(now) > until ? refuse({ kind: 'correction-late', until }) : accept('wrong-ruc');
}

/**
 * For which reason a note takes back what it did that gets another number then: where the last day of 02 is over it is 01, since the receipt
 * that it takes back must not stand beside the other one, which was issued already. Source: decision 0132.
 */
export const reasonAnew = ({ reason, corrects }: Pick<CreditNote, 'reason' | 'corrects'>, now: Date): NoteReason =>
  reason === 'wrong-ruc' && limaDay(now) > wrongRucUntil(corrects.issuedAt) ? 'annulled' : reason;

/** What is said to whoever comes after the last day. */
export const correctionLateText = (until: PlainDate): string =>
  `Una factura con el RUC de otra empresa se anula hasta el décimo día hábil del mes siguiente: fue el ${formatDayMonthYear(until)}. Consúltalo con quien lleva la contabilidad.`;

/** By what a document that is issued differs from the one whose place it takes. */
export interface IssuedAs {
  readonly id: string;
  readonly number: number;
  readonly issuedAt: Date;
  readonly issuer: Issuer;
}

/** The note that takes a receipt back whole: to whom that was made out, line by line what was paid; what was given away was not. */
export function noteOverWhole(receipt: Receipt, reason: NoteReason, issued: IssuedAs): CreditNote {
  const { orderId, orderNumber, userId, type, series, number, issuedAt, buyer, consultAt } = receipt;
  const paid = receipt.lines.filter(({ net }) => net > NOTHING);
  const lines = creditNoteLines(receipt.lines, paid);
  return {
    ...issued,
    refundId: null,
    orderId,
    orderNumber,
    userId,
    type: 'credit-note',
    series: creditSeriesOf(type),
    buyer,
    corrects: { type, series, number, issuedAt },
    reason,
    lines,
    totals: receiptTotals(lines),
    taxState: 'not-sent',
    ...(consultAt === undefined ? {} : { consultAt }),
  };
}

/** The same sale to the same céntimo, made out to somebody else. @param detraction what of it is deposited from now on; null: nothing. */
export function receiptMadeOutTo(
  { isSigned: _, hash: __, detraction: ___, correctedBy: ____, replacedBy: _____, ...sold }: Receipt,
  buyer: BillingRecord,
  detraction: Detraction | null,
  issued: IssuedAs,
): Receipt {
  const { receiptType: type } = buyer;
  const own = { type, series: seriesOf(type), buyer, taxState: 'not-sent' as const };
  return { ...sold, ...issued, ...own, ...(detraction === null ? {} : { detraction }) };
}
