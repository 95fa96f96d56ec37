import { observer } from 'mobx-react-lite';
import { Link, useRevalidator } from 'react-router-dom';
import type { ShownThing, ShownThings } from '#application/read-models/office/resources/shown-things.ts';
import { type ResourceName, resourceOf } from '#domain/office/resources/all-resources.ts';
import type { ListColumn } from '#domain/office/resources/resource.ts';
import { PlaceButtons } from '#ui/kit/controls/place-buttons.tsx';
import { Badge, type BadgeProps } from '#ui/kit/layout/badge.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { formAddress } from './addresses.ts';
import { ResourceListStore } from './resource-list-store.ts';
import styles from './resources.module.css';

/** The things of a page, a line for each, with the way to its form. */
export function ThingsTable({
  name,
  list,
  isArranged,
}: {
  name: ResourceName;
  list: ShownThings;
  isArranged: boolean;
}) {
  const { title, path, columns } = resourceOf(name);
  const [first, ...others] = columns;
  const count = list.total === 1 ? '1 en total' : `${list.total} en total`;
  return (
    <DataTable
      caption={
        <VisuallyHidden>
          {title}: {count}
        </VisuallyHidden>
      }
      rows={list.things}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: first?.title ?? '',
          cell: (thing) => <Link to={formAddress(path, thing.id)}>{thing.name}</Link>,
        },
        ...others.map((column) => ({
          key: column.name,
          title: column.title,
          amount: column.look === 'amount',
          cell: ({ cells }: ShownThing) => <Cell column={column} text={cells[column.name] ?? ''} />,
        })),
        ...(isArranged
          ? [
              {
                key: 'place',
                title: 'Lugar',
                act: true,
                cell: (thing: ShownThing) => <Place name={name} thing={thing} list={list} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** States that stand out; any other is told plainly. */
const kindOf: Readonly<Record<string, BadgeProps['kind']>> = {
  'En vigor': 'success',
  'En curso': 'success',
  Verificado: 'success',
  'Por empezar': 'info',
  Detenido: 'danger',
  Agotado: 'warning',
};

function Cell({ column, text }: { column: ListColumn; text: string }) {
  if (column.look === 'state') return <Badge kind={kindOf[text] ?? 'neutral'}>{text}</Badge>;
  return text === '' ? '—' : text;
}

const Place = observer(function Place({
  name,
  thing,
  list,
}: {
  name: ResourceName;
  thing: ShownThing;
  list: ShownThings;
}) {
  const store = useService(ResourceListStore);
  const revalidator = useRevalidator();
  const move = async (direction: 'up' | 'down') => {
    if (await store.move(name, thing.id, thing.name, direction)) await revalidator.revalidate();
  };
  const isEnd = (end: ShownThing | undefined) => end?.id === thing.id && list.total === list.things.length;
  return (
    <span className={styles.place}>
      <PlaceButtons
        name={`«${thing.name}»`}
        isFirst={isEnd(list.things[0])}
        isLast={isEnd(list.things.at(-1))}
        onMove={(step) => move(step === -1 ? 'up' : 'down')}
      />
    </span>
  );
});
