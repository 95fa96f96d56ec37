import { CsvError, type Info } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { encodingOf } from '#adapters/server/text-encoding.ts';
import type { ReadStatement } from '#application/server/vouchers/statements/ports/statement-files.ts';
import type { ReadMovement } from '#domain/vouchers/statements/bank-movement.ts';
import { proposeLayout, waysOf } from '#domain/vouchers/statements/propose-layout.ts';
import { readRow, type StatementCells } from '#domain/vouchers/statements/read-row.ts';
import { statementLimits } from '#domain/vouchers/statements/statement-fault.ts';
import {
  layoutLack,
  statementFields,
  previewLimits,
  statementSeparators,
  type StatementColumns,
  type StatementLayout,
  type StatementPreview,
} from '#domain/vouchers/statements/statement-layout.ts';
import { giveUp, StatementFaultFound } from './statement-fault-found.ts';

interface Row {
  /** Of the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads a file of movements in CSV: what is not said of its layout is guessed from its headings. @throws StatementFaultFound */
export function readCsvStatement(content: Uint8Array, kept: Partial<StatementLayout> | null): ReadStatement {
  const encoding = kept?.encoding ?? encodingOf(content);
  const text = decoded(content, encoding);
  const separator = kept?.separator ?? separatorOf(text);
  const rows = rowsOf(text, separator);
  const cells = rows.map((row) => row.cells);
  const columns = { ...proposeLayout(cells).columns, ...kept?.columns };
  const ways = waysOf(cells, columns);
  const layout: StatementLayout = {
    encoding,
    separator,
    decimals: kept?.decimals ?? ways.decimals,
    dates: kept?.dates ?? ways.dates,
    columns,
  };
  const preview = previewOf(rows, columns);
  try {
    const lack = layoutLack(layout);
    if (lack !== null) giveUp({ what: 'layout-lacks', lack });
    return { format: 'csv', layout, preview, ...movementsOf(rows, layout) };
  } catch (error) {
    if (error instanceof StatementFaultFound) throw new StatementFaultFound(error.fault, preview);
    throw error;
  }
}

function previewOf(rows: readonly Row[], columns: StatementColumns): StatementPreview {
  const shown = (cell: string) => [...cell].slice(0, previewLimits.cell).join('');
  const first = rows.slice(0, previewLimits.rows).map(({ line, cells }) => ({ line, cells: cells.map(shown) }));
  return { rows: first, columns };
}

function movementsOf(rows: readonly Row[], layout: StatementLayout): Pick<ReadStatement, 'movements' | 'debits'> {
  const from = headingRow(rows, layout.columns);
  const heading = rows[from]?.cells ?? [];
  const places = statementFields.map((field) => [field, heading.indexOf(layout.columns[field])] as const);
  const movements: ReadMovement[] = [];
  let debits = 0;
  for (const { line, cells } of rows.slice(from + 1)) {
    const under = Object.fromEntries(places.map(([field, place]) => [field, cells[place] ?? '']));
    const read = readRow(under as StatementCells, layout, line);
    if (!read.ok) return giveUp(read.refusal.fault);
    if (read.value.kind === 'credit') movements.push(read.value.movement);
    if (read.value.kind === 'debit') debits += 1;
  }
  return { movements, debits };
}

/** The first row that has all chosen headings; where none has, the heading is named that no row has. */
function headingRow(rows: readonly Row[], columns: StatementColumns): number {
  const needed = Object.values(columns).filter((title) => title !== '');
  const found = rows.findIndex(({ cells }) => needed.every((title) => cells.includes(title)));
  if (found !== -1) return found;
  const missing = needed.find((title) => !rows.some(({ cells }) => cells.includes(title)));
  return giveUp({ what: 'headings-missing', heading: missing ?? columns.date });
}

/** NUL is in no text, but in files of two bytes a letter and in those of programs. */
function decoded(content: Uint8Array, encoding: StatementLayout['encoding']): string {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(content);
    if (!text.includes('\0')) return text.replaceAll(/\r\n?/g, '\n');
  } catch {
    // Told below.
  }
  return giveUp({ what: 'not-text' });
}

/** The one that stands most often in the line that has most of any: above the headings there may be lines without cells. */
function separatorOf(text: string): StatementLayout['separator'] {
  const counted = text
    .split('\n', 60)
    .flatMap((line) => statementSeparators.map((separator) => ({ separator, count: line.split(separator).length })));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
}

function rowsOf(text: string, delimiter: string): readonly Row[] {
  const options = { info: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const;
  try {
    const read: unknown = parse(text, { ...options, delimiter, record_delimiter: '\n', to: statementLimits.rows + 1 });
    const rows = (read as { record: string[]; info: Info }[]).map(({ record: cells, info }) => ({
      // The parser tells the line on which a row ends; cells with line breaks make it begin earlier.
      line: info.lines - cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0),
      cells,
    }));
    if (rows.length > statementLimits.rows) giveUp({ what: 'too-many-rows' });
    return rows.length === 0 ? giveUp({ what: 'empty' }) : rows;
  } catch (error) {
    if (error instanceof CsvError) giveUp({ what: 'csv-broken', line: Number(error['lines'] ?? 1) });
    throw error;
  }
}
