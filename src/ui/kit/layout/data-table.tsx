import type { ReactNode } from 'react';

import styles from './data-table.module.css';

export interface TableColumn<R> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: R) => ReactNode;
  /** Right-aligned tabular numerals. */
  readonly amount?: boolean;
}

export interface DataTableProps<R> {
  readonly caption: ReactNode;
  /** The first column names the row. */
  readonly columns: readonly TableColumn<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string | number;
}

/** A table of records; on a phone each row becomes a block that repeats the column's names. Tell emptiness with an `EmptyState`. */
export function DataTable<R>({ caption, columns, rows, rowKey }: DataTableProps<R>) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, amount }) => (
              <th key={key} scope="col" data-amount={amount || undefined}>
                {title}
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
  const shared = { 'data-column': column.title, 'data-amount': column.amount || undefined };
  const content = <span>{column.cell(row)}</span>;
  return first ? (
    <th {...shared} scope="row">
      {content}
    </th>
  ) : (
    <td {...shared}>{content}</td>
  );
}
