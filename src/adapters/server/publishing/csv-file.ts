import { CsvError, type Info, parse } from 'csv-parse';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** A row by its columns; an absent column and an empty cell are both ''. */
export type CsvRow<Column extends string> = Readonly<Record<Column, string>>;

export interface NumberedRow<Column extends string> {
  /** Line of the file on which the row begins, from 1. */
  readonly line: number;
  readonly row: CsvRow<Column>;
  /** The columns that the file has. */
  readonly told: ReadonlySet<Column>;
}

/** What a kind of file has: its columns, those it cannot do without, and what a row is ('productos'), for whoever imports. */
export interface CsvLayout<Column extends string> {
  readonly columns: readonly Column[];
  readonly needed: readonly Column[];
  readonly things: string;
}

export type CsvRefusal =
  | { readonly kind: 'csv-not-text' }
  | { readonly kind: 'csv-malformed'; readonly line: number }
  | { readonly kind: 'row-too-long'; readonly line: number }
  | { readonly kind: 'csv-empty' }
  | { readonly kind: 'column-missing'; readonly column: string }
  | { readonly kind: 'column-unknown'; readonly column: string };

/** Carries a refusal out of the reading of a file. */
export class CsvFault extends Error {
  constructor(readonly refusal: CsvRefusal) {
    super(refusal.kind);
  }
}

/** Bytes in which the first line is looked at: more than all the columns take. */
const firstBytes = 16_384;

/** Bytes that are parsed at once. */
const partBytes = 65_536;

/** What holds the bytes of a file. */
interface Source {
  readonly head: () => Promise<Uint8Array>;
  readonly parts: () => AsyncIterable<unknown> | Iterable<unknown>;
  readonly close: () => Promise<void>;
}

/** A file to import: UTF-8, separated by commas or semicolons, the first line naming the columns in any order. */
export class CsvFile<Column extends string> {
  /** @throws what the system says of a file that cannot be opened. */
  static async open<Column extends string>(path: string, layout: CsvLayout<Column>): Promise<CsvFile<Column>> {
    const file = await open(path);
    if (!(await file.stat()).isFile()) {
      await file.close();
      throw new Error(`${path} is no file`);
    }
    const head = async (): Promise<Uint8Array> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(firstBytes), 0, firstBytes, 0);
      return buffer.subarray(0, bytesRead);
    };
    const parts = () => file.createReadStream({ start: 0, autoClose: false });
    return new CsvFile({ head, parts, close: () => file.close() }, layout);
  }

  /** A file that came with a form. */
  static of<Column extends string>(content: Uint8Array, layout: CsvLayout<Column>): CsvFile<Column> {
    const head = (): Promise<Uint8Array> => Promise.resolve(content.subarray(0, firstBytes));
    return new CsvFile({ head, parts: () => partsOf(content), close: () => Promise.resolve() }, layout);
  }

  private constructor(
    private readonly source: Source,
    private readonly layout: CsvLayout<Column>,
  ) {}

  close(): Promise<void> {
    return this.source.close();
  }

  /** The rows one after another, as often as asked for; little of the file is in memory at once. @throws CsvFault at what cannot be read. */
  async *rows(): AsyncGenerator<NumberedRow<Column>> {
    let last: Pick<Info, 'lines' | 'empty_lines'> = { lines: 0, empty_lines: 0 };
    const parser = parse({
      delimiter: await this.#separator(),
      info: true,
      // A fault may be found before the rows in front of it were taken.
      on_record: (record: string[], info) => {
        last = info;
        return record;
      },
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    // What goes wrong in it reaches the parser, and through it the loop below.
    void pipeline(this.#text(), parser).catch(() => undefined);
    let columns: ReadonlyMap<Column, number> | null = null;
    let cells = 0;
    let told: ReadonlySet<Column> = new Set();
    let isEmpty = true;
    try {
      for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
        if (columns === null) {
          columns = columnsOf(record, this.layout);
          cells = record.length;
          told = new Set([...columns].flatMap(([column, place]) => (place === -1 ? [] : [column])));
          continue;
        }
        isEmpty = false;
        const line = info.lines - lineBreaksIn(record);
        if (record.slice(cells).some((cell) => cell !== '')) throw new CsvFault({ kind: 'row-too-long', line });
        yield { line, row: rowOf(record, columns), told };
      }
    } catch (error) {
      throw error instanceof CsvError ? malformed(error, last) : error;
    }
    if (isEmpty) throw new CsvFault({ kind: 'csv-empty' });
  }

  /** What the first line uses more: spreadsheets set to Spanish write semicolons. */
  async #separator(): Promise<',' | ';'> {
    const head = Buffer.from(await this.source.head());
    const [first = ''] = head.toString('latin1').split(/[\r\n]/, 1);
    return first.split(';').length > first.split(',').length ? ';' : ',';
  }

  /** The file's text with every kind of line end as one, so that lines are what an editor shows. */
  async *#text(): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let held = '';
    for await (const part of this.source.parts()) {
      const text = held + decoded(decoder, part as Uint8Array);
      // Its line feed may be the first character of the next part.
      held = text.endsWith('\r') ? '\r' : '';
      yield withLineFeeds(text.slice(0, text.length - held.length));
    }
    yield withLineFeeds(held + decoded(decoder, null));
  }
}

/** Bit by bit, as from a disk: rows are taken before the next ones are parsed. */
function* partsOf(content: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < content.length; from += partBytes) yield content.subarray(from, from + partBytes);
}

function columnsOf<Column extends string>(
  heading: readonly string[],
  { columns, needed }: CsvLayout<Column>,
): ReadonlyMap<Column, number> {
  const names = heading.map((name) => name.toLowerCase());
  const known = new Set<string>(columns);
  const unknown = names.find((column) => !known.has(column));
  if (unknown !== undefined) throw new CsvFault({ kind: 'column-unknown', column: unknown });
  const missing = needed.find((column) => !names.includes(column));
  if (missing !== undefined) throw new CsvFault({ kind: 'column-missing', column: missing });
  return new Map(columns.map((column) => [column, names.indexOf(column)]));
}

/** Cells beyond the columns are empty: what stands there moved, and other columns hold what is not theirs. */
function rowOf<Column extends string>(record: readonly string[], columns: ReadonlyMap<Column, number>): CsvRow<Column> {
  const cells = [...columns].map(([column, place]) => [column, record[place] ?? '']);
  return Object.fromEntries(cells) as Record<Column, string>;
}

/** The parser tells the line on which a row ends; cells with line breaks make it begin earlier. */
function lineBreaksIn(record: readonly string[]): number {
  return record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
}

/** A quote that nothing closes is told where its row begins: the parser notices only at the end of the file. */
function malformed(error: CsvError, last: Pick<Info, 'lines' | 'empty_lines'>): CsvFault {
  const begins = last.lines + 1 + Number(error['empty_lines'] ?? last.empty_lines) - last.empty_lines;
  const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? begins : Number(error['lines'] ?? begins);
  return new CsvFault({ kind: 'csv-malformed', line });
}

/** The text of a part, or with null of what the parts before left over. NUL is in no text, but in files of two bytes a letter. */
function decoded(decoder: TextDecoder, part: Uint8Array | null): string {
  try {
    const text = part === null ? decoder.decode() : decoder.decode(part, { stream: true });
    if (!text.includes('\0')) return text;
  } catch {
    // Told below.
  }
  throw new CsvFault({ kind: 'csv-not-text' });
}

const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** What whoever imports reads. */
export function csvRefusalText(refusal: CsvRefusal, { columns, things }: CsvLayout<string>): string {
  switch (refusal.kind) {
    case 'csv-not-text':
      return 'El archivo no está en UTF-8. En tu hoja de cálculo, guárdalo como «CSV UTF-8».';
    case 'csv-malformed':
      return `Línea ${refusal.line}: el archivo no se puede leer como CSV; revisa las comillas.`;
    case 'row-too-long':
      return `Línea ${refusal.line}: tiene más celdas que columnas; un texto o un importe con el signo que las separa va entre comillas.`;
    case 'csv-empty':
      return `El archivo no tiene filas: la primera línea nombra las columnas y las demás son ${things}.`;
    case 'column-missing':
      return `Falta la columna «${refusal.column}».`;
    case 'column-unknown':
      return `La columna «${refusal.column}» no se reconoce. Columnas: ${columns.join(', ')}.`;
  }
}
