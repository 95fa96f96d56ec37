import { CsvError, type Info } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { encodingOf } from '#adapters/server/text-encoding.ts';
import { mapRecord } from '#domain/shared/record.ts';
import type { Result } from '#domain/shared/result.ts';
import { waysUnder } from '#domain/vouchers/statements/propose-layout.ts';
import {
  type StatementFault,
  statementLimits,
  type StatementRefusal,
} from '#domain/vouchers/statements/statement-fault.ts';
import {
  type ColumnsOf,
  type LayoutOf,
  type PreviewOf,
  previewLimits,
  statementSeparators,
} from '#domain/vouchers/statements/statement-layout.ts';
import { giveUp, StatementFaultFound } from './statement-fault-found.ts';

interface Row {
  /** Of the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** How files of a kind are read. */
export interface CsvKind<F extends string, T> {
  readonly propose: (rows: readonly (readonly string[])[]) => ColumnsOf<F>;
  /** The headings under which dates and amounts stand, by which it is told how they are written. */
  readonly ways: (columns: ColumnsOf<F>) => { readonly date: string; readonly amount: string };
  readonly lack: (columns: ColumnsOf<F>) => Extract<StatementFault, { what: 'layout-lacks' }>['lack'] | null;
  readonly read: (cells: ColumnsOf<F>, layout: LayoutOf<F>, line: number) => Result<T, StatementRefusal>;
}

/** Reads a file in CSV, all rows or none: what is not said of its layout is guessed from its headings. @throws StatementFaultFound */
export function readCsv<F extends string, T>(
  content: Uint8Array,
  kept: Partial<LayoutOf<F>> | null,
  kind: CsvKind<F, T>,
): { readonly layout: LayoutOf<F>; readonly preview: PreviewOf<F>; readonly read: readonly T[] } {
  const encoding = kept?.encoding ?? encodingOf(content);
  const text = decoded(content, encoding);
  const separator = kept?.separator ?? separatorOf(text);
  const rows = rowsOf(text, separator);
  const cells = rows.map((row) => row.cells);
  const columns = { ...kind.propose(cells), ...kept?.columns };
  const ways = waysUnder(cells, columns, kind.ways(columns));
  const decimals = kept?.decimals ?? ways.decimals;
  const dates = kept?.dates ?? ways.dates;
  const layout: LayoutOf<F> = { encoding, separator, decimals, dates, columns };
  const preview = previewOf(rows, columns);
  try {
    const lack = kind.lack(columns);
    if (lack !== null) giveUp({ what: 'layout-lacks', lack });
    return { layout, preview, read: linesOf(rows, layout, kind) };
  } catch (error) {
    if (error instanceof StatementFaultFound) throw new StatementFaultFound(error.fault, preview);
    throw error;
  }
}

function previewOf<F extends string>(rows: readonly Row[], columns: ColumnsOf<F>): PreviewOf<F> {
  const shown = (cell: string) => [...cell].slice(0, previewLimits.cell).join('');
  const first = rows.slice(0, previewLimits.rows).map(({ line, cells }) => ({ line, cells: cells.map(shown) }));
  return { rows: first, columns };
}

function linesOf<F extends string, T>(
  rows: readonly Row[],
  layout: LayoutOf<F>,
  { read }: Pick<CsvKind<F, T>, 'read'>,
): readonly T[] {
  const from = headingRow(rows, layout.columns);
  const heading = rows[from]?.cells ?? [];
  return rows.slice(from + 1).map(({ line, cells }) => {
    const under = mapRecord<F, string, string>(layout.columns, (title) => cells[heading.indexOf(title)] ?? '');
    const found = read(under, layout, line);
    return found.ok ? found.value : giveUp(found.refusal.fault);
  });
}

/** The first row that has all chosen headings; where none has, the heading is named that no row has. */
function headingRow(rows: readonly Row[], columns: ColumnsOf<string>): number {
  const needed = Object.values(columns).filter((title) => title !== '');
  const found = rows.findIndex(({ cells }) => needed.every((title) => cells.includes(title)));
  if (found !== -1) return found;
  const missing = needed.find((title) => !rows.some(({ cells }) => cells.includes(title)));
  return giveUp({ what: 'headings-missing', heading: missing ?? needed[0] ?? '' });
}

/** NUL is in no text, but in files of two bytes a letter and in those of programs. */
function decoded(content: Uint8Array, encoding: LayoutOf<string>['encoding']): string {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(content);
    if (!text.includes('\0')) return text.replaceAll(/\r\n?/g, '\n');
  } catch {
    // Told below.
  }
  return giveUp({ what: 'not-text' });
}

/** The one that stands most often in the line that has most of any: above the headings there may be lines without cells. */
function separatorOf(text: string): LayoutOf<string>['separator'] {
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
