import type { ReactNode } from 'react';

import styles from './data-table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface TableColumn<R> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: R) => ReactNode;
  /** Right-aligned tabular numerals. */
  readonly amount?: boolean;
  /** What is done with the row: its button says so itself, and the column's name is only heard. */
  readonly act?: boolean;
}

export interface DataTableProps<R> {
  readonly caption: ReactNode;
  /** The first column names the row. */
  readonly columns: readonly TableColumn<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string | number;
}

/** What stands in a cell of which there is nothing to say. */
const NOTHING = '—';

/** From so many columns on a table asks for more room than half a desk has. */
const MANY_COLUMNS = 7;

/**
 * A table of records; on a phone each row becomes a block that repeats the column's names, and where there is room for some columns
 * but not for all the name of a row stands above what it is about. Tell emptiness with an `EmptyState`.
 */
export function DataTable<R>({ caption, columns, rows, rowKey }: DataTableProps<R>) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table} data-many={columns.length >= MANY_COLUMNS ? columns.length : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, amount, act }) => (
              <th key={key} scope="col" data-amount={amount || undefined}>
                {act ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} row={row} first={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<R>({ column, row, first }: { column: TableColumn<R>; row: R; first: boolean }) {
  const told = column.cell(row);
  const shared = {
    'data-column': column.title,
    'data-amount': column.amount || undefined,
    'data-act': column.act || undefined,
    'data-none': told === NOTHING || undefined,
  };
  const content = <span>{told}</span>;
  return first ? (
    <th {...shared} scope="row">
      {content}
    </th>
  ) : (
    <td {...shared}>{content}</td>
  );
}
