import { workingDayAfter } from '#domain/complaints/complaint-holidays.ts';
import { limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { type BookMonth, monthOfInstant } from './books/book-month.ts';
import type { RegisterSheet, SheetCell } from './books/register-sheet.ts';
import { formatRate } from '#domain/shared/rate.ts';
import { type CreditNote, detractionIn, type IssuedDocument } from './credit-note.ts';
import type { Detraction } from './detraction.ts';
import type { NotedDetractionDeposit } from './detraction-deposit.ts';
import { type Receipt, receiptCode } from './receipt.ts';

/** A deposit that the school owes to its account at the Banco de la Nación, or made. */
export interface OwedDetraction extends Pick<Detraction, 'rate' | 'amount'> {
  /** Of its factura. */
  readonly id: string;
  /** Of its factura: 'F001-1'. */
  readonly code: string;
  readonly orderNumber: number;
  /** The last day, in Lima. */
  readonly dueOn: PlainDate;
  /** Null: it is open. */
  readonly deposit: NotedDetractionDeposit | null;
  /** Whether it was made after its last day, or is open and that day is over. */
  readonly isLate: boolean;
  /** The code of what holds of its order, where its factura was replaced or made out anew: what was deposited may have gone along. */
  readonly holding?: string | undefined;
}

/** Working days from the day on which everything was paid. Por confirmar. Source: decision 0105. */
const WORKING_DAYS = 5;

/**
 * What facturas among some documents leave to be deposited, in their order: buyers paid them whole. What the tax authority rejected owes
 * nothing, and neither does what was given back whole while its deposit could still be made; what was deposited for it all the same stays told.
 * @param deposits what was noted, by the id of its factura. @param annulled on which days facturas were given back whole, by their ids.
 */
export function owedDetractions(
  documents: readonly IssuedDocument[],
  deposits: ReadonlyMap<string, NotedDetractionDeposit>,
  today: PlainDate,
  annulled: ReadonlyMap<string, PlainDate> = new Map(),
): readonly OwedDetraction[] {
  return documents.flatMap((document) => {
    const { id, orderNumber, issuedAt } = document;
    const detraction = detractionIn(document);
    const deposit = deposits.get(id) ?? null;
    if (detraction === null) return [];
    const { rate, amount } = detraction;
    const dueOn = workingDayAfter(limaDay(issuedAt), WORKING_DAYS);
    const annulledOn = annulled.get(id);
    const isUndone = annulledOn !== undefined && annulledOn <= dueOn;
    if (deposit === null && (isUndone || !owesDetraction(document))) return [];
    const isLate = (deposit?.depositedOn ?? today) > dueOn;
    const holding = document.replacedBy ?? document.correctedBy?.receipt;
    const owed = { id, code: receiptCode(document), orderNumber, rate, amount, dueOn, deposit, isLate };
    return holding === undefined ? owed : { ...owed, holding };
  });
}

/** Deposits of the facturas of a month that are open. */
export interface OpenDetractions {
  readonly month: BookMonth;
  readonly open: number;
  /** Of these, those whose last day is over. */
  readonly late: number;
}

/**
 * What is open in each month, the first month first; a month without any is none.
 * @param documents without a deposit, in whatever order. @param annulled as in `owedDetractions`.
 */
export function openDetractions(
  documents: readonly IssuedDocument[],
  today: PlainDate,
  annulled: ReadonlyMap<string, PlainDate> = new Map(),
): readonly OpenDetractions[] {
  const months = new Map<BookMonth, OpenDetractions>();
  for (const document of documents) {
    const month = monthOfInstant(document.issuedAt);
    for (const { isLate } of owedDetractions([document], new Map(), today, annulled)) {
      const { open, late } = months.get(month) ?? { open: 0, late: 0 };
      months.set(month, { month, open: open + 1, late: isLate ? late + 1 : late });
    }
  }
  return [...months.values()].toSorted((one, other) => (one.month < other.month ? -1 : 1));
}

/** As a person reads it: '2 por depositar, 1 fuera de plazo'. */
export function openDetractionsText({ open, late }: Pick<OpenDetractions, 'open' | 'late'>): string {
  return late === 0 ? `${open} por depositar` : `${open} por depositar, ${late} fuera de plazo`;
}

/** Whether a document is a factura with a detracción, and neither rejected nor replaced nor made out anew: then what holds owes it. */
export const owesDetraction = ({ taxState, replacedBy, correctedBy, ...document }: IssuedDocument): boolean =>
  detractionIn(document as IssuedDocument) !== null &&
  taxState !== 'rejected' &&
  (replacedBy ?? correctedBy) === undefined;

/** The day on which the last céntimo of a receipt was given back by notes that stand; null: something of it is kept. */
export function annulledOn({ totals }: Pick<Receipt, 'totals'>, notes: readonly CreditNote[]): PlainDate | null {
  let left: number = totals.total;
  const valid = notes.filter(({ taxState }) => taxState !== 'rejected');
  for (const note of valid.toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())) {
    left -= note.totals.total;
    if (left <= 0) return limaDay(note.issuedAt);
  }
  return null;
}

/** How one is called: 'Por depositar', 'Fuera de plazo', 'Depositada', 'Depositada fuera de plazo'; 'Depositada; vale F001-2' where its factura holds no more. */
export function detractionState({ deposit, isLate, holding }: OwedDetraction): string {
  if (deposit === null) return isLate ? 'Fuera de plazo' : 'Por depositar';
  const state = isLate ? 'Depositada fuera de plazo' : 'Depositada';
  return holding === undefined ? state : `${state}; vale ${holding}`;
}

const text = (value: string): SheetCell => ({ kind: 'text', value });

const columns: readonly { readonly title: string; readonly cell: (owed: OwedDetraction) => SheetCell }[] = [
  { title: 'Factura', cell: ({ code }) => text(code) },
  { title: 'Pedido', cell: ({ orderNumber }) => ({ kind: 'count', value: orderNumber }) },
  { title: 'Porcentaje', cell: ({ rate }) => text(formatRate(rate)) },
  { title: 'Depósito', cell: ({ amount }) => ({ kind: 'amount', value: amount }) },
  { title: 'Hasta el', cell: ({ dueOn }) => ({ kind: 'day', value: dueOn }) },
  { title: 'Estado', cell: (owed) => text(detractionState(owed)) },
  { title: 'Constancia', cell: ({ deposit }) => text(deposit?.constancia ?? '') },
  { title: 'Depositada el', cell: ({ deposit }) => ({ kind: 'day', value: deposit?.depositedOn ?? null }) },
];

/** Detracciones as spreadsheets show them, a row each. */
export function detractionSheet(owed: readonly OwedDetraction[]): RegisterSheet {
  return {
    titles: columns.map(({ title }) => title),
    rows: owed.map((each) => columns.map(({ cell }) => cell(each))),
  };
}
