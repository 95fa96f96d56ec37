import { CsvError, type Info, parse } from 'csv-parse/sync';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** The columns that a catalogue file may have (docs/operating.md describes them). */
export const catalogueColumns = [
  'sku',
  'tipo',
  'titulo',
  'slug',
  'subtitulo',
  'resumen',
  'descripcion',
  'categoria',
  'igv',
  'precio',
  'precio_de_suscriptor',
  'precio_con_descuento',
  'descuento_hasta',
  'duracion_minutos',
  'horas_certificado',
  'docentes',
  'logros',
  'inicio',
  'fin',
  'modalidad',
  'estado',
] as const;

export type CatalogueColumn = (typeof catalogueColumns)[number];

/** A row by its columns; an absent column and an empty cell are both ''. */
export type CatalogueRow = Readonly<Record<CatalogueColumn, string>>;

export interface NumberedRow {
  /** Line of the file on which the row begins, from 1. */
  readonly line: number;
  readonly row: CatalogueRow;
}

export type CsvRefusal =
  | { readonly kind: 'csv-not-text' }
  | { readonly kind: 'csv-malformed'; readonly line: number }
  | { readonly kind: 'csv-empty' }
  | { readonly kind: 'column-missing'; readonly column: string }
  | { readonly kind: 'column-unknown'; readonly column: string };

const neededColumns: readonly CatalogueColumn[] = ['sku', 'tipo', 'titulo', 'precio'];

/** Reads a catalogue file: UTF-8, separated by commas or semicolons, the first line naming the columns in any order. */
export function readCatalogueCsv(content: Uint8Array): Result<readonly NumberedRow[], CsvRefusal> {
  const text = decode(content);
  if (text === null) return refuse({ kind: 'csv-not-text' });
  let records: { readonly record: string[]; readonly info: Info }[];
  try {
    records = parse(text, {
      delimiter: separatorOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse({ kind: 'csv-malformed', line: Number(error['lines'] ?? 1) });
  }
  const [heading, ...rows] = records;
  if (heading === undefined || rows.length === 0) return refuse({ kind: 'csv-empty' });
  return named(heading.record, rows);
}

function named(
  heading: readonly string[],
  rows: readonly { readonly record: string[]; readonly info: Info }[],
): Result<readonly NumberedRow[], CsvRefusal> {
  const columns = heading.map((name) => name.toLowerCase());
  const known = new Set<string>(catalogueColumns);
  const unknown = columns.find((column) => !known.has(column));
  if (unknown !== undefined) return refuse({ kind: 'column-unknown', column: unknown });
  const missing = neededColumns.find((column) => !columns.includes(column));
  if (missing !== undefined) return refuse({ kind: 'column-missing', column: missing });
  return accept(
    rows.map(({ record, info }) => ({
      // The parser tells the line on which a row ends; cells with line breaks make it begin earlier.
      line: info.lines - record.reduce((breaks, cell) => breaks + (cell.match(/\n/g)?.length ?? 0), 0),
      row: Object.fromEntries(
        catalogueColumns.map((column) => [column, record[columns.indexOf(column)] ?? '']),
      ) as Record<CatalogueColumn, string>,
    })),
  );
}

function decode(content: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content).replace(/^\uFEFF/, '');
  } catch {
    return null;
  }
}

/** What the first line uses more: spreadsheets set to Spanish write semicolons. */
function separatorOf(text: string): ',' | ';' {
  const first = text.slice(0, text.indexOf('\n') + 1 || undefined);
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

/** What whoever imports reads. */
export function csvRefusalText(refusal: CsvRefusal): string {
  switch (refusal.kind) {
    case 'csv-not-text':
      return 'El archivo no está en UTF-8. En tu hoja de cálculo, guárdalo como «CSV UTF-8».';
    case 'csv-malformed':
      return `Línea ${refusal.line}: el archivo no se puede leer como CSV; revisa las comillas.`;
    case 'csv-empty':
      return 'El archivo no tiene filas: la primera línea nombra las columnas y las demás son productos.';
    case 'column-missing':
      return `Falta la columna «${refusal.column}».`;
    case 'column-unknown':
      return `La columna «${refusal.column}» no se reconoce. Columnas: ${catalogueColumns.join(', ')}.`;
  }
}
