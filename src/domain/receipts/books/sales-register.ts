import { limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { type SignedMoney, sumSigned } from '#domain/shared/signed-money.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import type { Receipt, TaxState } from '#domain/receipts/receipt.ts';
import { documentCodes, typeCodes } from '#domain/receipts/tax-codes.ts';
import { type BookMonth, monthOfDay } from './book-month.ts';

/** The amounts of a row, in the columns of the tax authority; those of a credit note are below zero. `total` is the sum of the others. */
export interface RegisterAmounts {
  /** Operaciones gravadas: values without IGV. */
  readonly taxed: SignedMoney;
  /** What a note takes off the base of an earlier month; nothing of anything else. */
  readonly taxedOff: SignedMoney;
  readonly tax: SignedMoney;
  /** What a note takes off the IGV of an earlier month. */
  readonly taxOff: SignedMoney;
  /** Operaciones exoneradas. */
  readonly exempt: SignedMoney;
  readonly total: SignedMoney;
}

/** By which a document is named: catalogue 01, series, number, and its day of issue in Lima. */
interface RegisteredDocument {
  readonly typeCode: (typeof typeCodes)[keyof typeof typeCodes];
  readonly series: string;
  readonly number: number;
  readonly issuedOn: PlainDate;
}

/** A row of the register of sales: plain data, kept as JSON when its month is closed. */
export interface RegisterRow extends RegisteredDocument {
  readonly orderNumber: number;
  /** Catalogue 06, and what stands in that document. */
  readonly buyer: { readonly documentCode: string; readonly documentNumber: string; readonly name: string };
  readonly amounts: RegisterAmounts;
  readonly currency: 'PEN';
  /** What a note corrects; null of a receipt. */
  readonly corrects: RegisteredDocument | null;
  readonly state: TaxState;
}

/**
 * The register of a month: what was issued in it, by day, type, series and number. What the tax authority rejected was never
 * issued by law and has no row, nor has a number that turned out to be somebody else's, whose place another one took; `monthDifferences` names what that parts. Source: decision 0095.
 */
export function salesRegister(documents: readonly IssuedDocument[], month: BookMonth): readonly RegisterRow[] {
  return documents
    .filter(
      ({ issuedAt, taxState, replacedBy }) =>
        monthOfDay(limaDay(issuedAt)) === month && taxState !== 'rejected' && replacedBy === undefined,
    )
    .map(rowOf)
    .toSorted(inOrder);
}

/** What some rows come to. */
export function registerTotals(rows: readonly RegisterRow[]): RegisterAmounts {
  const sum = (column: keyof RegisterAmounts) => sumSigned(rows.map(({ amounts }) => amounts[column]));
  return {
    taxed: sum('taxed'),
    taxedOff: sum('taxedOff'),
    tax: sum('tax'),
    taxOff: sum('taxOff'),
    exempt: sum('exempt'),
    total: sum('total'),
  };
}

/** Series and number of a row as they are printed: 'B001-1'. */
export const rowCode = ({ series, number }: RegisteredDocument): string => `${series}-${number}`;

function rowOf(document: IssuedDocument): RegisterRow {
  const { buyer, orderNumber, taxState } = document;
  const corrects = document.type === 'credit-note' ? registered(document.corrects) : null;
  return {
    ...registered(document),
    orderNumber,
    buyer: {
      documentCode: documentCodes[buyer.documentType],
      documentNumber: buyer.documentNumber,
      name: buyer.name,
    },
    amounts: amountsOf(document, corrects),
    currency: 'PEN',
    corrects,
    state: taxState,
  };
}

function registered({
  type,
  series,
  number,
  issuedAt,
}: Pick<Receipt | IssuedDocument, 'type' | 'series' | 'number' | 'issuedAt'>): RegisteredDocument {
  return { typeCode: typeCodes[type], series, number, issuedOn: limaDay(issuedAt) };
}

/** A note over a receipt of its own month lowers that month's base and IGV; over an earlier one it is a discount of them. */
function amountsOf({ totals, issuedAt }: IssuedDocument, corrects: RegisteredDocument | null): RegisterAmounts {
  const { taxed, tax, exempt, total } = totals;
  if (corrects === null) return { taxed, taxedOff: 0, tax, taxOff: 0, exempt, total };
  const isOfMonth = monthOfDay(corrects.issuedOn) === monthOfDay(limaDay(issuedAt));
  const [base, igv] = [0 - taxed, 0 - tax];
  return {
    taxed: isOfMonth ? base : 0,
    taxedOff: isOfMonth ? 0 : base,
    tax: isOfMonth ? igv : 0,
    taxOff: isOfMonth ? 0 : igv,
    exempt: 0 - exempt,
    total: 0 - total,
  };
}

const keyOf = ({ issuedOn, typeCode, series }: RegisterRow): string => `${issuedOn} ${typeCode} ${series}`;

function inOrder(one: RegisterRow, other: RegisterRow): number {
  const [key, otherKey] = [keyOf(one), keyOf(other)];
  if (key === otherKey) return one.number - other.number;
  return key < otherKey ? -1 : 1;
}
