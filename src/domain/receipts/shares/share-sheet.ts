import type { RegisterSheet, SheetCell } from '#domain/receipts/books/register-sheet.ts';
import { formatRate } from '#domain/shared/rate.ts';
import type { ShareEntry } from './share-statement.ts';

/** One with the name it goes by. */
export type NamedEntry = ShareEntry & { readonly name: string };

/** What a party is called where rows of both stand together. */
export const partyKindText = { teacher: 'Docente', seller: 'Vendedor' } as const;

const columns: readonly { readonly title: string; readonly cell: (entry: NamedEntry) => SheetCell }[] = [
  { title: 'Tipo', cell: ({ party }) => ({ kind: 'text', value: partyKindText[party.kind] }) },
  { title: 'Nombre', cell: ({ name }) => ({ kind: 'text', value: name }) },
  { title: 'Fecha', cell: ({ on }) => ({ kind: 'day', value: on }) },
  { title: 'Pedido', cell: ({ orderNumber }) => ({ kind: 'count', value: orderNumber }) },
  { title: 'Producto', cell: ({ title }) => ({ kind: 'text', value: title }) },
  { title: 'Sin IGV', cell: ({ base }) => ({ kind: 'amount', value: base }) },
  { title: 'Participación (%)', cell: ({ rate }) => ({ kind: 'text', value: formatRate(rate) }) },
  { title: 'Importe', cell: ({ share }) => ({ kind: 'amount', value: share }) },
];

/** Shares as spreadsheets show them, a row each. */
export function shareSheet(entries: readonly NamedEntry[]): RegisterSheet {
  return {
    titles: columns.map(({ title }) => title),
    rows: entries.map((entry) => columns.map(({ cell }) => cell(entry))),
  };
}
