import { Link } from 'react-router-dom';
import type { ShownOfficeProduct } from '#application/read-models/office/products/product-list.ts';
import { productTypeName } from '#domain/catalogue/catalogue-menu.ts';
import { type ProductState, stateName } from '#domain/office/products/product-state.ts';
import { lackPath, partPath } from '#domain/office/working-copy.ts';
import { formatLongInstant, limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Badge, type BadgeProps } from '#ui/kit/layout/badge.tsx';
import { DataTable, type TableColumn } from '#ui/kit/layout/data-table.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import styles from './products-page.module.css';

const looks: Readonly<Record<ProductState, NonNullable<BadgeProps['kind']>>> = {
  draft: 'neutral',
  published: 'success',
  retired: 'warning',
};

interface TableProps {
  readonly products: readonly ShownOfficeProduct[];
  /** Null: whoever looks makes no products. */
  readonly onCopy: ((id: number) => void) | null;
}

/** Products with their state and what each still lacks. */
export function ProductTable({ products, onCopy }: TableProps) {
  const columns: readonly TableColumn<ShownOfficeProduct>[] = [
    { key: 'title', title: 'Producto', cell: titleOf },
    { key: 'kind', title: 'Tipo', cell: ({ kind }) => productTypeName(kind) },
    { key: 'state', title: 'Estado', cell: stateOf },
    { key: 'lacks', title: 'Le falta', cell: lacksOf },
    { key: 'changed', title: 'Cambió', cell: ({ changedAt }) => formatDayMonthYear(limaDay(new Date(changedAt))) },
  ];
  const copying: TableColumn<ShownOfficeProduct> = {
    key: 'copy',
    title: 'Copiar',
    act: true,
    cell: ({ id, title }) => (
      <Button size="small" look="quiet" aria-label={`Copiar ${title}`} onClick={() => onCopy?.(id)}>
        Copiar
      </Button>
    ),
  };
  return (
    <DataTable
      caption={<VisuallyHidden>Productos, lo último cambiado primero</VisuallyHidden>}
      rows={products}
      rowKey={({ id }) => id}
      columns={onCopy === null ? columns : [...columns, copying]}
    />
  );
}

function titleOf({ id, title, sku }: ShownOfficeProduct) {
  return (
    <>
      <Link to={partPath(id, 'facts')}>{title}</Link> <small className={styles.sku}>{sku}</small>
    </>
  );
}

function stateOf({ state, isChanged, publishAt }: ShownOfficeProduct) {
  return (
    <>
      <Badge kind={looks[state]}>{stateName(state)}</Badge>
      {isChanged && state !== 'draft' && (
        <>
          {' '}
          <Badge kind="info">Con cambios</Badge>
        </>
      )}
      {publishAt !== null && <small> Se publica el {formatLongInstant(new Date(publishAt), { withYear: true })}</small>}
    </>
  );
}

function lacksOf({ id, lacks }: ShownOfficeProduct) {
  const [first, ...more] = lacks;
  if (first === undefined) return '—';
  return (
    <>
      <Link to={lackPath(id, first)}>{first.text}</Link>
      {more.length > 0 && <small> y {more.length} más</small>}
    </>
  );
}
