import { emailAddress, type EmailAddress } from '#domain/accounts/email-address.ts';
import { parseDayMonthYear, parsePlainDate, type PlainDate } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** A cell that cannot be used, in words for whoever imports. */
export interface CellFault {
  readonly kind: 'cell-fault';
  /** Its column, as the file's first line names it. */
  readonly column: string;
  readonly reason: string;
}

/** A line of a file by which a school moves in; an absent column and an empty cell are both ''. */
export interface NumberedCells<Column extends string> {
  /** From 1, as an editor counts. */
  readonly line: number;
  readonly row: Readonly<Record<Column, string>>;
}

export interface Numbered<T> {
  readonly line: number;
  readonly value: T;
}

/** What a file says, each thing once. */
export interface Gathered<T> {
  /** In the order of the file, each at the line that says it first. */
  readonly things: readonly Numbered<T>[];
  /** In the order of the file. */
  readonly faults: readonly Numbered<CellFault>[];
  /** Lines that say again what another has said. */
  readonly repeated: number;
}

/** How lines of one kind are read, and what two lines say that are about the same thing. */
export interface LineReading<Column extends string, T> {
  /** All that is wrong with a line, in the order of its columns. */
  readonly read: (row: Readonly<Record<Column, string>>) => Result<T, Faulty>;
  /** By which two lines are known to be about the same thing. */
  readonly keyOf: (value: T) => string;
  /** What both say together, whichever comes first; refused where they contradict each other. */
  readonly joined: (one: T, other: T) => Result<T, CellFault>;
}

export interface Faulty {
  readonly kind: 'cells-faulty';
  readonly faults: readonly CellFault[];
}

export function cellFault(column: string, reason: string): CellFault {
  return { kind: 'cell-fault', column, reason };
}

export function faulty(...faults: readonly CellFault[]): Faulty {
  return { kind: 'cells-faulty', faults };
}

/** What a whole file says: a file and the same lines in another order say the same, and lines said twice say nothing more. */
export function gather<Column extends string, T>(
  rows: readonly NumberedCells<Column>[],
  { read, keyOf, joined }: LineReading<Column, T>,
): Gathered<T> {
  const things = new Map<string, Numbered<T>>();
  const faults: Numbered<CellFault>[] = [];
  let repeated = 0;
  for (const { line, row } of rows) {
    const said = read(row);
    if (!said.ok) {
      faults.push(...said.refusal.faults.map((value) => ({ line, value })));
      continue;
    }
    const key = keyOf(said.value);
    const before = things.get(key);
    const all = before === undefined ? said : joined(before.value, said.value);
    if (!all.ok) {
      const reason = `${all.refusal.reason} (línea ${before?.line ?? line})`;
      faults.push({ line, value: { ...all.refusal, reason } });
      continue;
    }
    if (before !== undefined) repeated += 1;
    things.set(key, { line: before?.line ?? line, value: all.value });
  }
  return { things: [...things.values()], faults, repeated };
}

/** The address in a cell of 'correo'. */
export function emailIn(cell: string): Result<EmailAddress, CellFault> {
  const email = emailAddress(cell);
  return email.ok ? email : refuse(cellFault('correo', cell === '' ? 'está vacía' : `no es un correo; dice «${cell}»`));
}

/** A day as people and spreadsheets write it: 31/12/2026, 1/2/2026 or 2026-12-31; null in an empty cell. */
export function dayIn(column: string, cell: string): Result<PlainDate | null, CellFault> {
  if (cell === '') return accept(null);
  const padded = cell.replaceAll(/(?<!\d)(\d)(?=\/)/g, '0$1');
  const day = cell.includes('/') ? parseDayMonthYear(padded) : parsePlainDate(cell);
  return day.ok ? day : refuse(cellFault(column, `debe ser un día como 31/12/2026; dice «${cell}»`));
}
