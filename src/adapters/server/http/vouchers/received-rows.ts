import { receivedFile, type SentFile } from '#adapters/http-contract/shared/form-file.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ColumnsOf, PreviewOf } from '#domain/vouchers/statements/statement-layout.ts';
import type { ColumnsUnreadable } from './deposit-refusals.ts';

/** A file of rows as a form sent it. */
export interface SentRows {
  readonly archivo: SentFile;
  readonly columnas?: string | undefined;
}

/** Each takes a processor for a second, and nobody brings in more. */
export const rowsFileLimit = { limit: { requests: 60, seconds: 600 } };

/** Rows of a file that are shown of it. */
export const shownRows = 10;

/** A file of rows that came in, with the columns as somebody chose them; no choice: null. */
export function receivedRows<F extends string>(
  { archivo, columnas = '' }: SentRows,
  columnsChosen: (field: string) => ColumnsOf<F> | null,
): Result<
  { readonly content: Uint8Array; readonly chosen: { readonly columns: ColumnsOf<F> } | null },
  ColumnsUnreadable
> {
  const columns = columnas === '' ? null : columnsChosen(columnas);
  if (columns === null && columnas !== '') return refuse({ kind: 'columns-unreadable' });
  const content = receivedFile(archivo)?.content ?? new Uint8Array();
  return accept({ content, chosen: columns && { columns } });
}

/** The first lines of a file, as the API carries them. */
export const presentPreview = <F extends string>({ rows, columns }: PreviewOf<F>) => ({
  rows: rows.map(({ line, cells }) => ({ line, cells: [...cells] })),
  columns,
});
