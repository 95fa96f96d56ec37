import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '#ui/kit/layout/badge.tsx';
import { DataTable, type TableColumn } from '#ui/kit/layout/data-table.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';

/** How something stands, in its colour. */
export const stateBadge = ([text, kind]: readonly [string, NonNullable<BadgeProps['kind']>]) => (
  <Badge kind={kind}>{text}</Badge>
);

interface PartProps<Row> {
  readonly title: string;
  /** What is said where there is nothing. */
  readonly none: ReactNode;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly TableColumn<Row>[];
}

/** A part of what became of an order, as a table. */
export function OrderPart<Row>({ title, none, rows, rowKey, columns }: PartProps<Row>) {
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <DataTable
          caption={<VisuallyHidden>{title}, lo primero primero</VisuallyHidden>}
          rows={rows}
          rowKey={rowKey}
          columns={columns}
        />
      )}
    </Section>
  );
}
