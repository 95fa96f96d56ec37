import { type PlainDate } from '#domain/shared/dates.ts';
import { plainDate } from '#domain/shared/typed-day.ts';
import { moneyFrom } from '#domain/shared/money.ts';
import { fold } from '#domain/shared/text.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { bankText, type ReadMovement } from './bank-movement.ts';
import type { StatementRefusal } from './statement-fault.ts';
import type { StatementField, StatementLayout } from './statement-layout.ts';

/** What of a row stands under the headings of a layout; '' where there is no such column. */
export type StatementCells = Readonly<Record<StatementField, string>>;

/** What a row is: money that came in, money that went out, or nothing of both, as a line between pages. */
export type StatementRow =
  | { readonly kind: 'credit'; readonly movement: ReadMovement }
  | { readonly kind: 'debit' }
  | { readonly kind: 'nothing' };

/** Reads a row; the first cell that cannot be understood is refused. @param line of the file, from 1. */
export function readRow(
  cells: StatementCells,
  layout: Pick<StatementLayout, 'decimals' | 'dates' | 'columns'>,
  line: number,
): Result<StatementRow, StatementRefusal> {
  const faulty = (field: StatementField) =>
    refuse({ kind: 'statement-unreadable', fault: { what: 'cell', line, field, text: bankText(cells[field]) } });
  const isSigned = layout.columns.amount !== '';
  const field = isSigned ? 'amount' : 'credit';
  const isBlank = [cells.amount, cells.credit, cells.debit].every((cell) => cell.trim() === '');
  if (isBlank) return accept({ kind: 'nothing' });
  const day = statementDay(cells.date, layout.dates);
  if (day === null) return faulty('date');
  const came = cells[field].trim() === '' ? 0 : signedCentimos(cells[field], layout.decimals);
  if (came === null) return faulty(field);
  const went = isSigned || cells.debit.trim() === '' ? 0 : signedCentimos(cells.debit, layout.decimals);
  if (went === null) return faulty('debit');
  if (leaves(cells.direction)) return accept({ kind: 'debit' });
  if (came <= 0) return accept({ kind: came < 0 || went !== 0 ? 'debit' : 'nothing' });
  const amount = moneyFrom(came);
  const balance = cells.balance.trim() === '' ? '' : signedCentimos(cells.balance, layout.decimals);
  if (balance === null) return faulty('balance');
  if (!amount.ok) return faulty(field);
  return accept({
    kind: 'credit',
    movement: {
      day,
      amount: amount.value,
      operation: bankText(cells.operation),
      description: bankText(cells.description),
      payer: bankText(cells.payer),
      balance: String(balance),
    },
  });
}

/** Of wallets, which write no sign: 'PAGASTE' beside 'TE PAGÓ'. Words as they are described in public, por confirmar. */
const leaves = (direction: string): boolean =>
  /^(pagaste|enviaste|envio|retiro|cargo|debito|egreso|salida)/.test(fold(direction).trim());

const wholes = { '.': /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/, ',': /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/ };
/** Digits that are exact as a number of céntimos, and more than any account has. */
const MOST_DIGITS = 13;

/**
 * Céntimos of an amount as banks write it, signed, never by a float: 'S/ 1,234.50', '-118.00', '118.00-', '(118.00)'. Null: it is none
 * with these decimals, or one that cannot be told for sure.
 */
export function signedCentimos(text: string, decimals: StatementLayout['decimals']): number | null {
  const bare = text.toUpperCase().replaceAll(/\s|S\/\.?|PEN/g, '');
  const inBrackets = /^\((.*)\)$/.exec(bare);
  const [, before = '', digits = '', after = ''] = /^([+-]?)(.*?)([+-]?)$/.exec(inBrackets?.[1] ?? bare) ?? [];
  if ([before, after, inBrackets === null ? '' : '-'].filter((sign) => sign !== '').length > 1) return null;
  const [, whole = '', centimos = ''] = wholes[decimals].exec(digits) ?? [];
  const figures = whole.replaceAll(/\D/g, '');
  if (figures === '' || figures.length > MOST_DIGITS) return null;
  const value = Number(figures + centimos.padEnd(2, '0'));
  const isNegative = before === '-' || after === '-' || inBrackets !== null;
  return isNegative && value !== 0 ? -value : value;
}

const places = { 'day-first': [2, 1, 0], 'month-first': [2, 0, 1], 'year-first': [0, 1, 2] } as const;

/** A day as a bank writes it, a time behind it or not; a year of two digits is of this century. Null: it is none in that order. */
export function statementDay(text: string, order: StatementLayout['dates']): PlainDate | null {
  const parts = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?:[T ,].*)?$/.exec(text.trim());
  if (parts === null) return null;
  const [year = '', month = '', day = ''] = places[order].map((place) => parts[place + 1] ?? '');
  if ((year.length !== 4 && year.length !== 2) || month.length > 2 || day.length > 2) return null;
  const read = plainDate(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day));
  return read.ok ? read.value : null;
}
