import type { ReceiptType } from '#domain/orders/billing-record.ts';
import type { RefundedAmounts } from '#domain/pricing/refund-part.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { NOTHING } from '#domain/shared/money.ts';
import type { ReceiptLine } from './receipt-lines.ts';
import type { Detraction } from './detraction.ts';
import { type Receipt, receiptCode, receiptHashText, type TaxDocument } from './receipt.ts';

/** Why a receipt is corrected: those reasons of catalogue 09 of the tax authority that giving money back can have. */
const reasons = {
  annulled: { code: '01', text: 'Anulación de la operación' },
  'total-return': { code: '06', text: 'Devolución total' },
  'item-return': { code: '07', text: 'Devolución por ítem' },
  'lower-value': { code: '09', text: 'Disminución en el valor' },
} as const;

export type CreditReason = keyof typeof reasons;

/** The same, and the one for which a receipt is taken back that names another buyer: no money goes back by it. */
const noteReasons = { ...reasons, 'wrong-ruc': { code: '02', text: 'Anulación por error en el RUC' } } as const;

export type NoteReason = keyof typeof noteReasons;

/** Every reason that giving money back can have, in the order of the catalogue. */
export const creditReasons = Object.keys(reasons) as readonly CreditReason[];

/** The reason's code in catalogue 09, two digits. Source: facts/peru.md, section 1.4. */
export const creditReasonCode = (reason: NoteReason): string => noteReasons[reason].code;

/** How catalogue 09 calls the reason. */
export const creditReasonText = (reason: NoteReason): string => noteReasons[reason].text;

/** A nota de crédito: takes back a receipt, or a part of it. Its lines and totals are what is taken back, none of them negative. */
export interface CreditNote extends TaxDocument {
  readonly type: 'credit-note';
  /** Null: of no refund. It takes back a receipt whose buyer was wrong, for which another one was issued at once. Source: decision 0132. */
  readonly refundId: string | null;
  /** The receipt of the same order that it corrects. */
  readonly corrects: Pick<Receipt, 'type' | 'series' | 'number' | 'issuedAt'>;
  readonly reason: NoteReason;
  /** Days in Lima on which it was issued before, over a receipt that was rejected. */
  readonly earlierDays?: readonly PlainDate[];
}

/** Whatever the school issues by the law of receipts. */
export type IssuedDocument = Receipt | CreditNote;

/** What of a document is deposited at the Banco de la Nación; null: nothing, and never of a note. Source: decision 0105. */
export const detractionIn = (document: IssuedDocument): Detraction | null =>
  document.type === 'credit-note' ? null : (document.detraction ?? null);

const SERIES: Readonly<Record<ReceiptType, string>> = { boleta: 'BC01', factura: 'FC01' };

/** The series in which the notes of receipts of that type are numbered. Source: facts/peru.md, sections 2.1 and 2.2. */
export function creditSeriesOf(corrected: ReceiptType): string {
  return SERIES[corrected];
}

/** What the hash of a note is taken of: that of its own words, then what it corrects and why. */
export function creditNoteHashText(note: CreditNote): string {
  return [receiptHashText(note), receiptCode(note.corrects), creditReasonCode(note.reason)].join('\n');
}

/** What is given back of a line of a receipt. */
export interface CreditedLine extends RefundedAmounts {
  readonly productId: number;
}

/**
 * The lines of a note: of a receipt's line that is given back entire the same line, price and discount included; of a part of it that
 * part as its price. What its sums are, `receiptTotals` says of these as of any lines.
 */
export function creditNoteLines(
  lines: readonly ReceiptLine[],
  credited: readonly CreditedLine[],
): readonly ReceiptLine[] {
  return lines.flatMap((line) => {
    const part = credited.find(({ productId }) => productId === line.productId);
    if (part === undefined) return [];
    const { net, base, tax } = part;
    if (net === line.net) return [line];
    return [{ ...line, price: net, discount: NOTHING, options: NOTHING, extension: NOTHING, net, base, tax }];
  });
}
