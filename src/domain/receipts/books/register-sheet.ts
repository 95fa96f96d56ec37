import { csvFile, csvRaw, csvText } from '#domain/shared/csv-cell.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { type SignedMoney, signedDecimal } from '#domain/shared/signed-money.ts';
import type { TaxState } from '#domain/receipts/receipt.ts';
import type { RegisterRow } from './sales-register.ts';

/** A cell of a sheet, which says what it is: a name is never taken for a number, nor for a formula. */
export type SheetCell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'amount'; readonly value: SignedMoney }
  | { readonly kind: 'count'; readonly value: number }
  | { readonly kind: 'day'; readonly value: PlainDate | null };

/** The register as spreadsheets show it. */
export interface RegisterSheet {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

const text = (value: string): SheetCell => ({ kind: 'text', value });
const amount = (value: SignedMoney): SheetCell => ({ kind: 'amount', value });
const count = (value: number): SheetCell => ({ kind: 'count', value });
const day = (value: PlainDate | null): SheetCell => ({ kind: 'day', value });

/** What a state is called where a row stands. */
const stateNames: Readonly<Record<TaxState, string>> = {
  'not-sent': 'Sin respuesta de la SUNAT',
  accepted: 'Aceptado',
  rejected: 'Rechazado',
};

const columns: readonly { readonly title: string; readonly cell: (row: RegisterRow) => SheetCell }[] = [
  { title: 'Fecha de emisión', cell: ({ issuedOn }) => day(issuedOn) },
  { title: 'Tipo', cell: ({ typeCode }) => text(typeCode) },
  { title: 'Serie', cell: ({ series }) => text(series) },
  { title: 'Número', cell: ({ number }) => count(number) },
  { title: 'Tipo de documento', cell: ({ buyer }) => text(buyer.documentCode) },
  { title: 'Número de documento', cell: ({ buyer }) => text(buyer.documentNumber) },
  { title: 'Cliente', cell: ({ buyer }) => text(buyer.name) },
  { title: 'Base gravada', cell: ({ amounts }) => amount(amounts.taxed) },
  { title: 'Descuento de la base', cell: ({ amounts }) => amount(amounts.taxedOff) },
  { title: 'IGV', cell: ({ amounts }) => amount(amounts.tax) },
  { title: 'Descuento del IGV', cell: ({ amounts }) => amount(amounts.taxOff) },
  { title: 'Exonerado', cell: ({ amounts }) => amount(amounts.exempt) },
  { title: 'Total', cell: ({ amounts }) => amount(amounts.total) },
  { title: 'Moneda', cell: ({ currency }) => text(currency) },
  { title: 'Modifica: fecha', cell: ({ corrects }) => day(corrects?.issuedOn ?? null) },
  { title: 'Modifica: tipo', cell: ({ corrects }) => text(corrects?.typeCode ?? '') },
  { title: 'Modifica: serie', cell: ({ corrects }) => text(corrects?.series ?? '') },
  { title: 'Modifica: número', cell: ({ corrects }) => text(String(corrects?.number ?? '')) },
  { title: 'Estado', cell: ({ state }) => text(stateNames[state]) },
  { title: 'Pedido', cell: ({ orderNumber }) => count(orderNumber) },
];

/** The rows as a sheet, in their order. */
export function registerSheet(rows: readonly RegisterRow[]): RegisterSheet {
  return { titles: columns.map(({ title }) => title), rows: rows.map((row) => columns.map(({ cell }) => cell(row))) };
}

/** A sheet as CSV: amounts with two decimals, days as 'DD/MM/YYYY', and no text that a program takes for a formula. */
export function sheetCsv({ titles, rows }: RegisterSheet): string {
  return csvFile([titles.map(csvText), ...rows.map((cells) => cells.map(csvCell))]);
}

function csvCell(cell: SheetCell): string {
  switch (cell.kind) {
    case 'text':
      return csvText(cell.value);
    case 'amount':
      return csvRaw(signedDecimal(cell.value));
    case 'count':
      return csvRaw(String(cell.value));
    case 'day':
      return cell.value === null ? '' : csvRaw(formatDayMonthYear(cell.value));
  }
}
