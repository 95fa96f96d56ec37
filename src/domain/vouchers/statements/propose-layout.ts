import { fold } from '#domain/shared/text.ts';
import { recordOf } from '#domain/shared/record.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { signedCentimos, statementDay } from './read-row.ts';
import {
  dateOrders,
  decimalMarks,
  type ColumnsOf,
  type StatementColumns,
  type StatementField,
  type StatementLayout,
} from './statement-layout.ts';

/**
 * How headings of Peruvian banks are written, the surest first, folded and with single blanks. From the exports of BCP (Telecrédito,
 * Vía BCP), BBVA, Interbank and Scotiabank as they are described in public; por confirmar with files of each bank. Nothing depends on
 * them but what is proposed.
 */
const spellings: Readonly<Record<StatementField, readonly RegExp[]>> = {
  date: [/^(fecha|f\.?) ?(de )?(la )?operacion$/, /^fecha$/, /^fecha (de )?(proceso|movimiento)$/, /^fecha/],
  operation: [
    /^operacion ?- ?numero$/,
    /^(n[ro.°º]*|num(ero)?\.?) ?(de )?(operacion|op\.?|movimiento|mov\.?|doc(umento)?\.?)$/,
    /^operacion$/,
    /^(referencia|numero)$/,
  ],
  description: [
    /^descripcion( (de )?(la )?operacion)?$/,
    /^(concepto|glosa|detalle|mensaje)$/,
    /^descripcion/,
    /^movimiento$/,
  ],
  payer: [/^(ordenante|remitente|depositante|pagador|origen)$/, /^nombre/, /^de$/],
  amount: [/^(monto|importe)( \(?(s\/|soles|pen)\.?\)?)?$/, /^(monto|importe)/],
  credit: [/^(abonos?|haber|creditos?|depositos?|ingresos?)( \(?(s\/|soles|pen)\.?\)?)?$/, /^(abono|ingreso)/],
  debit: [/^(cargos?|debe|debitos?|retiros?|egresos?)( \(?(s\/|soles|pen)\.?\)?)?$/, /^(cargo|egreso)/],
  balance: [/^saldo( contable)?$/, /^saldo/],
  direction: [/^tipo (de )?(transaccion|movimiento|operacion)$/],
};

/** A signed column and one of what came in are not proposed together: of both, the one of what came in says more. */
const headings: HeadingTable<StatementField> = {
  inOrder: ['date', 'credit', 'debit', 'amount', 'operation', 'payer', 'description', 'balance', 'direction'],
  spellings,
  isEnough: ({ date, amount, credit }) => date !== '' && (amount !== '' || credit !== ''),
  leavesOut: (field, { credit }) => field === 'amount' && credit !== '',
};

/** Rows above the headings, at most: who the account belongs to, and for which days. */
const rowsAbove = 30;

/** The columns that the first rows of a file let one guess; a person looks at them before it is taken. */
export function proposeColumns(rows: readonly (readonly string[])[]): StatementColumns {
  return proposedColumns(rows, headings);
}

/** How dates and amounts are written below the headings of chosen columns. @param titles under which dates and amounts stand. */
export function waysUnder(
  rows: readonly (readonly string[])[],
  columns: ColumnsOf<string>,
  titles: { readonly date: string; readonly amount: string },
): Pick<StatementLayout, 'decimals' | 'dates'> {
  const needed = Object.values(columns).filter((title) => title !== '');
  const found = needed.length === 0 ? -1 : rows.findIndex((row) => needed.every((title) => row.includes(title)));
  const heading = rows[found] ?? [];
  const below = rows.slice(found + 1);
  const under = (title: string) => below.map((row) => row[heading.indexOf(title)] ?? '').filter((cell) => cell !== '');
  const [days, amounts] = [under(titles.date), under(titles.amount)];
  const fits = <T>(
    ways: readonly T[],
    cells: readonly string[],
    read: (cell: string, way: T) => unknown,
  ): T | undefined => ways.toSorted((one, other) => unread(cells, one, read) - unread(cells, other, read))[0];
  return {
    dates: fits(dateOrders, days, statementDay) ?? 'day-first',
    decimals: fits(decimalMarks, amounts, signedCentimos) ?? '.',
  };
}

function unread<T>(cells: readonly string[], way: T, read: (cell: string, way: T) => unknown): number {
  return cells.filter((cell) => read(cell, way) === null).length;
}

/** By what the headings of files of a kind are known. */
export interface HeadingTable<F extends string> {
  /** Fields in the order in which they take their columns. */
  readonly inOrder: readonly F[];
  /** How headings are written, the surest first, folded and with single blanks. */
  readonly spellings: Readonly<Record<F, readonly RegExp[]>>;
  /** Whether what was found makes a row one of headings. */
  readonly isEnough: (columns: ColumnsOf<F>) => boolean;
  /** Whether a field is left out beside what was found. */
  readonly leavesOut?: (field: F, columns: ColumnsOf<F>) => boolean;
}

/**
 * The columns of the first row that looks like headings. Where none has all that is needed, what the row tells of which most is known:
 * a person is asked for the rest alone.
 */
export function proposedColumns<F extends string>(
  rows: readonly (readonly string[])[],
  table: HeadingTable<F>,
): ColumnsOf<F> {
  const found = rows.slice(0, rowsAbove).map((row) => columnsIn(row, table));
  const known = (columns: ColumnsOf<F>) => table.inOrder.filter((field) => columns[field] !== '').length;
  const most = Math.max(...found.map(known));
  return found.find(table.isEnough) ?? found.find((columns) => known(columns) === most) ?? columnsIn([], table);
}

function columnsIn<F extends string>(
  row: readonly string[],
  { inOrder, spellings, leavesOut }: HeadingTable<F>,
): ColumnsOf<F> {
  const free = row.filter((title, place) => title !== '' && row.indexOf(title) === place);
  const chosen: Record<F, string> = recordOf(inOrder, () => '');
  for (const field of inOrder) {
    if (leavesOut?.(field, chosen) === true) continue;
    const title = spellings[field].flatMap((spelling) => free.filter((each) => spelling.test(plain(each))))[0];
    if (title === undefined) continue;
    chosen[field] = title;
    free.splice(free.indexOf(title), 1);
  }
  return chosen;
}

const plain = (title: string): string => oneLine(fold(title));
