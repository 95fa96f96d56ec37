/** What stands between two cells. */
export const statementSeparators = [',', ';', '\t', '|'] as const;
export const statementEncodings = ['utf-8', 'windows-1252'] as const;
/** Which character begins the céntimos. */
export const decimalMarks = ['.', ','] as const;
export const dateOrders = ['day-first', 'month-first', 'year-first'] as const;

/** What a movement is read from, each by the heading of its column. */
export const statementFields = [
  'date',
  'operation',
  'description',
  'payer',
  'amount',
  'credit',
  'debit',
  'balance',
  'direction',
] as const;

export type StatementField = (typeof statementFields)[number];

/** The heading of each field's column as whoever made the file writes it; '' where there is no such column. */
export type ColumnsOf<F extends string> = Readonly<Record<F, string>>;

export type StatementColumns = ColumnsOf<StatementField>;

/** How whoever makes files of rows writes them: a bank its movements, a gateway its settlements. */
export interface LayoutOf<F extends string> {
  readonly separator: (typeof statementSeparators)[number];
  readonly encoding: (typeof statementEncodings)[number];
  readonly decimals: (typeof decimalMarks)[number];
  readonly dates: (typeof dateOrders)[number];
  readonly columns: ColumnsOf<F>;
}

/** How an account's bank writes its files of movements. Amounts stand in one column with a sign, or in one of what came in. */
export type StatementLayout = LayoutOf<StatementField>;

/** What a field is called where it is chosen, and in what is said of a file. */
export const statementFieldNames: Readonly<Record<StatementField, string>> = {
  date: 'Fecha',
  operation: 'Número de operación',
  description: 'Descripción',
  payer: 'Quién depositó',
  amount: 'Importe con signo',
  credit: 'Abonos',
  debit: 'Cargos',
  balance: 'Saldo',
  direction: 'Si entró o salió',
};

/** No field has a column. */
export const noColumns: StatementColumns = {
  date: '',
  operation: '',
  description: '',
  payer: '',
  amount: '',
  credit: '',
  debit: '',
  balance: '',
  direction: '',
};

/** The first lines of a file, for whoever chooses its columns. */
export interface PreviewOf<F extends string> {
  /** Of the file, from 1, with their cells. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  /** As they were read, or could not be. */
  readonly columns: ColumnsOf<F>;
}

export type StatementPreview = PreviewOf<StatementField>;

/** Lines and characters of a cell that are shown. */
export const previewLimits = { rows: 15, cell: 60 } as const;

/** The line that looks most like headings: of those that are shown the first with most different cells; 1 where there is none. */
export function headingLineOf({ rows }: Pick<PreviewOf<string>, 'rows'>): number {
  const titles = (cells: readonly string[]) => new Set(cells.filter((cell) => /[a-z]/i.test(cell))).size;
  return rows.toSorted((one, other) => titles(other.cells) - titles(one.cells) || one.line - other.line)[0]?.line ?? 1;
}

/** What a layout lacks: a date, or where the amount is; null: nothing. Both ways of amounts at once are one too many. */
export function layoutLack({ columns }: Pick<StatementLayout, 'columns'>): 'date' | 'amount' | 'amount-twice' | null {
  if (columns.date === '') return 'date';
  if (columns.amount === '' && columns.credit === '') return 'amount';
  return columns.amount !== '' && columns.credit !== '' ? 'amount-twice' : null;
}

/** Which columns were chosen, for a person to look at: 'Fecha: «F. Oper.», Importe: «Abono»'. @param fields in the order in which they are told. */
export function columnsText<F extends string>(
  columns: ColumnsOf<F>,
  fields: readonly F[],
  names: Readonly<Record<F, string>>,
): string {
  return fields
    .filter((field) => columns[field] !== '')
    .map((field) => `${names[field]}: «${columns[field]}»`)
    .join(', ');
}
