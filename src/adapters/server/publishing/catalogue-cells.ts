/** A row by its columns; an absent column and an empty cell are both ''. */
type Cells = Readonly<Record<string, string>>;

const cellOf = (row: Cells, column: string): string => row[column] ?? '';

/** A cell that cannot be used, in words for whoever imports. */
export interface RowFault {
  readonly kind: 'row-fault';
  /** Its column, as the file's first line names it. */
  readonly column: string;
  readonly reason: string;
}

/** Carries a fault out of the middle of an object, to whoever reads the row. */
export class RowFaultError extends Error {
  constructor(readonly fault: RowFault) {
    super(fault.reason);
  }
}

export function fault(column: string, reason: string): RowFaultError {
  return new RowFaultError({ kind: 'row-fault', column, reason });
}

export function missing(column: string): never {
  throw fault(column, 'está vacía');
}

export function neededCell(row: Cells, column: string): string {
  return cellOf(row, column) === '' ? missing(column) : cellOf(row, column);
}

export function countOf(row: Cells, column: string, most: number): number {
  if (cellOf(row, column) === '') return 0;
  const count = Number(cellOf(row, column));
  if (!/^\d+$/.test(cellOf(row, column)) || count > most) {
    throw fault(column, `debe ser un número entero de 0 a ${most}; dice «${cellOf(row, column)}»`);
  }
  return count;
}

/** 'uno | dos' as two items. */
export function listOf(cell: string): readonly string[] {
  return cell
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
