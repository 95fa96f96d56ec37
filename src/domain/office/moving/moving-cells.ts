import { emailAddress, type EmailAddress } from '#domain/accounts/email-address.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { parseDayMonthYear, parsePlainDate } from '#domain/shared/typed-day.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { type CellFault, cellFault } from './moving.ts';

/** The address in a cell of 'correo'. */
export function emailIn(cell: string): Result<EmailAddress, CellFault> {
  const email = emailAddress(cell);
  return email.ok
    ? email
    : refuse(cell === '' ? emptyCell('correo') : cellFault('correo', `no es un correo; dice «${cell}»`));
}

/** A day as people and spreadsheets write it: 31/12/2026, 1/2/2026 or 2026-12-31; null in an empty cell. */
export function dayIn(column: string, cell: string): Result<PlainDate | null, CellFault> {
  if (cell === '') return accept(null);
  const padded = cell.replaceAll(/(?<!\d)(\d)(?=\/)/g, '0$1');
  const day = cell.includes('/') ? parseDayMonthYear(padded) : parsePlainDate(cell);
  return day.ok ? day : refuse(cellFault(column, `debe ser un día como 31/12/2026; dice «${cell}»`));
}

/** A day in a cell that must have one, and not one to come. @param today in Lima. */
export function pastDayIn(column: string, cell: string, today: PlainDate): Result<PlainDate, CellFault> {
  if (cell === '') return refuse(emptyCell(column));
  const day = dayIn(column, cell);
  if (!day.ok) return day;
  if (day.value === null || day.value > today) return refuse(dayToCome(column));
  return accept(day.value);
}

/** A whole number in a cell, within bounds. */
export function wholeIn(column: string, cell: string, bounds: Bounds): Result<number, CellFault> {
  if (cell === '') return refuse(emptyCell(column));
  const number = /^\d{1,9}$/.test(cell) ? Number(cell) : Number.NaN;
  const { least, most } = bounds;
  if (number >= least && number <= most) return accept(number);
  return refuse(cellFault(column, `debe ser un número entero de ${least} a ${most}; dice «${cell}»`));
}

/** Whole numbers, both among them. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

export const emptyCell = (column: string): CellFault => cellFault(column, 'está vacía');

export const dayToCome = (column: string): CellFault => cellFault(column, 'no puede ser un día que no ha llegado');

/** What is wrong with those cells that are at fault, in their order. */
export function faultsOf(cells: readonly Result<unknown, CellFault>[]): readonly CellFault[] {
  return cells.flatMap((each) => (each.ok ? [] : [each.refusal]));
}

/** What is said of a line about the same thing as another one, which says something else of it. */
export function otherwiseInFile(column: string, cell: string): CellFault {
  return cellFault(column, `«${cell}» ya está en el archivo con otros datos`);
}
