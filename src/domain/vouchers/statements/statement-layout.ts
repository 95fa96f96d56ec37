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
] as const;

export type StatementField = (typeof statementFields)[number];

/** The heading of each field's column as the bank writes it; '' where the bank has no such column. */
export type StatementColumns = Readonly<Record<StatementField, string>>;

/** How an account's bank writes its files of movements. Amounts stand in one column with a sign, or in one of what came in. */
export interface StatementLayout {
  readonly separator: (typeof statementSeparators)[number];
  readonly encoding: (typeof statementEncodings)[number];
  readonly decimals: (typeof decimalMarks)[number];
  readonly dates: (typeof dateOrders)[number];
  readonly columns: StatementColumns;
}

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
};

/** What a layout lacks: a date, or where the amount is; null: nothing. Both ways of amounts at once are one too many. */
export function layoutLack({ columns }: StatementLayout): 'date' | 'amount' | 'amount-twice' | null {
  if (columns.date === '') return 'date';
  if (columns.amount === '' && columns.credit === '') return 'amount';
  return columns.amount !== '' && columns.credit !== '' ? 'amount-twice' : null;
}
