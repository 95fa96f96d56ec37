import { billingRecord, type BillingRecord, type BillingRefusal } from '#domain/orders/billing-record.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { CreditNote } from './credit-note.ts';
import type { Issuer, Receipt, TaxDocument } from './receipt.ts';

/** Why a receipt or a credit note keeps its number. */
export type NumberObstacle =
  | { readonly kind: 'receipt-accepted' }
  | { readonly kind: 'receipt-not-rejected' }
  /** Another one took its place already. */
  | { readonly kind: 'receipt-replaced'; readonly by: string };

/** Why a receipt keeps its number. */
export type ReplaceObstacle =
  | NumberObstacle
  /** The tax authority was told of a credit note of it. */
  | { readonly kind: 'receipt-has-notes' };

/**
 * What keeps the number of a receipt or credit note; null: it serves no more, since the tax authority rejected it or has it of somebody else.
 * Source: facts/peru.md, section 1.2 (codes from 2000: rejected, new number).
 * @param isTaken whether its number is somebody else's, by `isNumberTaken`.
 */
export function numberObstacle(
  { taxState, replacedBy }: Pick<TaxDocument, 'taxState' | 'replacedBy'>,
  isTaken: boolean,
): NumberObstacle | null {
  if (replacedBy !== undefined) return { kind: 'receipt-replaced', by: replacedBy };
  if (taxState === 'accepted') return { kind: 'receipt-accepted' };
  return taxState === 'rejected' || isTaken ? null : { kind: 'receipt-not-rejected' };
}

/**
 * What keeps a receipt from getting another number; null: nothing does. Where its number serves no more, the sale
 * still owes its receipt. Credit notes that wait behind it are no obstacle: they go on to correct what takes its place.
 * @param isTaken whether its number is somebody else's, by `isNumberTaken`.
 * @param isTold whether one of its credit notes was sent.
 */
export function replaceObstacle(
  receipt: Pick<Receipt, 'taxState' | 'replacedBy'>,
  isTaken: boolean,
  isTold: boolean,
): ReplaceObstacle | null {
  return numberObstacle(receipt, isTaken) ?? (isTold ? { kind: 'receipt-has-notes' } : null);
}

/** What may be corrected of a receipt, in the order of its form: whom it is made out to. What was sold, and for how much, stays. */
const correctableFields = ['receiptType', 'documentType', 'documentNumber', 'name', 'address'] as const;

type CorrectableField = (typeof correctableFields)[number];

/** Whether a word names what may be corrected. */
export const isCorrectableField = (word: string): word is CorrectableField =>
  (correctableFields as readonly string[]).includes(word);

/** Whom a receipt is made out to, corrected; its e-mail is not told to the tax authority and stays. */
export type BuyerCorrection = Pick<BillingRecord, CorrectableField>;

export interface CorrectionRefusal {
  readonly kind: 'correction-invalid';
  readonly reason: BillingRefusal['kind'];
  readonly field: BillingRefusal['field'];
}

/** A boleta's notes are no factura's: they have a series of their own. */
export interface CorrectionKeepsType {
  readonly kind: 'receipt-type-has-notes';
}

/** Whom a receipt is made out to once it is corrected; judged as billing data of any order. @param hasNotes whether credit notes wait behind it. */
export function correctedBuyer(
  buyer: BillingRecord,
  correction: BuyerCorrection,
  hasNotes: boolean,
): Result<BillingRecord, CorrectionRefusal | CorrectionKeepsType> {
  if (hasNotes && correction.receiptType !== buyer.receiptType) return refuse({ kind: 'receipt-type-has-notes' });
  return buyerMadeRight(buyer, correction);
}

/** The same, of whatever type it becomes. */
export function buyerMadeRight(
  buyer: BillingRecord,
  correction: BuyerCorrection,
): Result<BillingRecord, CorrectionRefusal> {
  const { receiptType, documentType, documentNumber, name, address } = correction;
  const judged = billingRecord({ ...buyer, receiptType, documentType, documentNumber, name, address });
  if (judged.ok) return accept(judged.value);
  return refuse({ kind: 'correction-invalid', reason: judged.refusal.kind, field: judged.refusal.field });
}

/** Which data differ, in the order of the form. */
export function correctedFields(before: BillingRecord, after: BillingRecord): readonly CorrectableField[] {
  return correctableFields.filter((field) => before[field] !== after[field]);
}

/** What correcting a receipt's buyer is called, field by field. */
export const correctableNames: Readonly<Record<CorrectableField, string>> = {
  receiptType: 'tipo de comprobante',
  documentType: 'tipo de documento',
  documentNumber: 'número de documento',
  name: 'nombre',
  address: 'dirección',
};

/**
 * Codes by which the tax authority does not accept whom a receipt is made out to: number, type or name of the buyer's document.
 * Por confirmar: a part of its catalogue of errors. Source: facts/peru.md, section 2.3; the catalogues of muglerman/ublkit-java.
 */
const ofBuyer: ReadonlySet<number> = new Set([
  1083, 2014, 2015, 2016, 2017, 2021, 2022, 2131, 2132, 2133, 2134, 2396, 2679, 2800, 2801, 2802,
]);

/** Whether it was rejected for whom it is made out to, as far as its code tells. */
export const isAboutBuyer = (code: number | null): boolean => code !== null && ofBuyer.has(code);

/** The note of a refund that waited behind a rejected receipt, as it corrects what took its place: under its own number, issued anew with that. */
export function noteBehind({ isSigned: _, ...note }: CreditNote, receipt: Receipt): CreditNote {
  const { type, series, number, issuedAt, issuer, buyer } = receipt;
  const earlierDays = [...(note.earlierDays ?? []), limaDay(note.issuedAt)];
  return { ...note, issuedAt, issuer, buyer, corrects: { type, series, number, issuedAt }, earlierDays };
}

/** By what a note that is issued with another number differs from the rejected one, and which receipt it corrects. */
export interface AnotherNumber {
  readonly id: string;
  readonly number: number;
  readonly issuedAt: Date;
  readonly issuer: Issuer;
  readonly receipt: Receipt;
}

/**
 * The note of a refund in place of its rejected one: over the same lines and sums, for the same reason, made out as the receipt is that it
 * corrects. Nothing of it was signed or told.
 */
export function noteInPlaceOf(
  { isSigned: _, hash: __, replacedBy: ___, earlierDays: ____, ...note }: CreditNote,
  { receipt, ...other }: AnotherNumber,
): CreditNote {
  const { type, series, number, issuedAt, buyer } = receipt;
  return { ...note, ...other, buyer, corrects: { type, series, number, issuedAt }, taxState: 'not-sent' };
}
