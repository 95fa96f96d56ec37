import type { ReadStatement } from '#application/server/vouchers/statements/ports/statement-files.ts';
import { proposeColumns } from '#domain/vouchers/statements/propose-layout.ts';
import { readRow, type StatementRow } from '#domain/vouchers/statements/read-row.ts';
import { layoutLack, type StatementField, type StatementLayout } from '#domain/vouchers/statements/statement-layout.ts';
import { type CsvKind, readCsv } from './read-csv.ts';

const movements: CsvKind<StatementField, StatementRow> = {
  propose: proposeColumns,
  ways: ({ date, amount, credit }) => ({ date, amount: amount || credit }),
  lack: (columns) => layoutLack({ columns }),
  read: readRow,
};

/** Reads a file of movements in CSV. @throws StatementFaultFound */
export function readCsvStatement(content: Uint8Array, kept: Partial<StatementLayout> | null): ReadStatement {
  const { layout, preview, read } = readCsv(content, kept, movements);
  return {
    format: 'csv',
    layout,
    preview,
    movements: read.flatMap((row) => (row.kind === 'credit' ? [row.movement] : [])),
    debits: read.filter(({ kind }) => kind === 'debit').length,
  };
}
