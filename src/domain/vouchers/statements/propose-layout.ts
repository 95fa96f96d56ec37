import { fold } from '#domain/shared/text.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { signedCentimos, statementDay } from './read-row.ts';
import {
  dateOrders,
  decimalMarks,
  noColumns,
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

/** Fields in the order in which they take their columns. */
const inOrder = [
  'date',
  'credit',
  'debit',
  'amount',
  'operation',
  'payer',
  'description',
  'balance',
  'direction',
] as const;

/** A layout proposed for a file, with the row of its headings, from 0; -1 and no columns: no row looks like headings. */
export interface ProposedLayout {
  readonly headingRow: number;
  readonly decimals: StatementLayout['decimals'];
  readonly dates: StatementLayout['dates'];
  readonly columns: StatementColumns;
}

/** Rows above the headings, at most: who the account belongs to, and for which days. */
const rowsAbove = 30;

/** What the first rows of a file let one guess of its columns, its dates and its decimals; a person looks at it before it is taken. */
export function proposeLayout(rows: readonly (readonly string[])[]): ProposedLayout {
  const found = rows.slice(0, rowsAbove).findIndex((row) => {
    const { date, amount, credit } = columnsOf(row);
    return date !== '' && (amount !== '' || credit !== '');
  });
  const columns = found === -1 ? noColumns : columnsOf(rows[found] ?? []);
  return { headingRow: found, columns, ...waysOf(rows, columns) };
}

/** How dates and amounts are written below the headings of chosen columns. */
export function waysOf(
  rows: readonly (readonly string[])[],
  columns: StatementColumns,
): Pick<StatementLayout, 'decimals' | 'dates'> {
  const needed = Object.values(columns).filter((title) => title !== '');
  const found = needed.length === 0 ? -1 : rows.findIndex((row) => needed.every((title) => row.includes(title)));
  const heading = rows[found] ?? [];
  const below = rows.slice(found + 1);
  const under = (title: string) => below.map((row) => row[heading.indexOf(title)] ?? '').filter((cell) => cell !== '');
  const [days, amounts] = [under(columns.date), under(columns.amount || columns.credit)];
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

/** A signed column and one of what came in are not proposed together: of both, the one of what came in says more. */
function columnsOf(row: readonly string[]): StatementColumns {
  const free = row.filter((title, place) => title !== '' && row.indexOf(title) === place);
  const chosen: Record<StatementField, string> = { ...noColumns };
  for (const field of inOrder) {
    if (field === 'amount' && chosen.credit !== '') continue;
    const title = spellings[field].flatMap((spelling) => free.filter((each) => spelling.test(plain(each))))[0];
    if (title === undefined) continue;
    chosen[field] = title;
    free.splice(free.indexOf(title), 1);
  }
  return chosen;
}

const plain = (title: string): string => oneLine(fold(title));
