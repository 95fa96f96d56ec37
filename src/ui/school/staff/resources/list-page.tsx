import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Form } from 'react-router-dom';
import { type PageAsked, ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import type { ShownThings } from '#application/read-models/office/resources/shown-things.ts';
import { type ResourceName, resourceOf } from '#domain/office/resources/all-resources.ts';
import type { Resource } from '#domain/office/resources/resource.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { ListPages } from '#ui/school/staff/desk/list-pages.tsx';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { useAskedFields } from '#ui/kit/forms/use-asked-fields.ts';
import { pageNumber } from '#ui/school/storefront/catalogue/page-number.ts';
import { CONTENTS, formAddress, listAddress } from './addresses.ts';
import { namedIn } from './named-in.ts';
import { ResourceListStore } from './resource-list-store.ts';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import styles from './resources.module.css';
import { ThingsTable } from './things-table.tsx';

interface Loaded {
  readonly name: ResourceName;
  readonly asked: PageAsked;
  readonly list: ShownThings;
}

async function loadPage(services: Services, args: LoadArgs): Promise<Loaded> {
  const name = namedIn(args);
  const page = pageNumber(args.url);
  if (page === null) return notFound();
  const resource = resourceOf(name);
  const word = (parameter: string, known: Readonly<Record<string, string>>) => {
    const given = args.url.searchParams.get(parameter) ?? '';
    return Object.hasOwn(known, given) ? given : '';
  };
  const filters = Object.entries(resource.filters).map(
    ([filter, { choices }]) => [filter, word(filter, choices)] as const,
  );
  const asked: PageAsked = {
    search: args.url.searchParams.get('buscar') ?? '',
    order: word('orden', resource.orders),
    filters: Object.fromEntries(filters),
    page,
  };
  return { name, asked, list: needed(await services.get(ResourceApi).list(name, asked)) };
}

export function meta(loaded: Loaded): PageMeta {
  return {
    title: loaded.name === undefined ? 'Contenidos' : resourceOf(loaded.name).title,
    description: '',
    hidden: true,
  };
}

const Page = observer(function ListPage() {
  const { name, asked, list } = useLoaded<typeof loadPage>();
  const resource = resourceOf(name);
  const store = useService(ResourceListStore);
  const mayChange = useMay(resource.changes);
  useEffect(() => store.begin(), [store, name]);
  const isNarrowed = asked.search !== '' || Object.values(asked.filters).some((word) => word !== '');
  return (
    <>
      <div className={styles.head}>
        <PageHead
          title={resource.title}
          lead={resource.lead}
          above={<Breadcrumbs crumbs={[{ label: 'Contenidos', to: CONTENTS }]} />}
        />
        {mayChange && (
          <LinkButton look="primary" to={formAddress(resource.path, 0)}>
            {resource.texts.add}
          </LinkButton>
        )}
      </div>
      <Narrowing key={name} resource={resource} asked={asked} />
      <SaidLine said={store.said} stays />
      {list.things.length === 0 ? (
        <EmptyState icon="list" title={isNarrowed ? 'Nada de la lista es así' : resource.texts.none}>
          <p>{isNarrowed ? 'Prueba con otras palabras, o quita lo que elegiste.' : 'Lo que agregues aparece aquí.'}</p>
        </EmptyState>
      ) : (
        <ThingsTable
          name={name}
          list={list}
          isArranged={mayChange && resource.isOrdered && !isNarrowed && asked.order === ''}
        />
      )}
      <ListPages
        page={asked.page}
        pages={Math.ceil(list.total / list.size)}
        pathOf={(page) => listAddress(resource.path, { ...asked, page })}
      />
      <ProofDialog />
    </>
  );
});

/** `/colaboradores/contenidos/{recurso}`: one list of what the school keeps, whichever it is. */
export const { load, Component } = officePage((args) => resourceOf(namedIn(args)).sees, loadPage, Page);

function Narrowing({ resource, asked }: { resource: Resource; asked: PageAsked }) {
  const [firstOrder = ''] = Object.keys(resource.orders);
  const order = asked.order === '' ? firstOrder : asked.order;
  const form = useAskedFields({ buscar: asked.search, orden: order, ...asked.filters });
  return (
    <Form method="get" role="search" aria-label={`Buscar en ${resource.title}`} className={styles.narrowing} ref={form}>
      <TextField type="search" name="buscar" label="Buscar" defaultValue={asked.search} maxLength={200} />
      {Object.entries(resource.filters).map(([filter, { label, choices }]) => (
        <Choice
          key={filter}
          name={filter}
          label={label}
          choices={{ '': 'Todo', ...choices }}
          chosen={asked.filters[filter]}
        />
      ))}
      {Object.keys(resource.orders).length > 1 && (
        <Choice name="orden" label="Orden" choices={resource.orders} chosen={order} />
      )}
      <Button type="submit">Buscar</Button>
    </Form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly chosen: string | undefined;
}

function Choice({ name, label, choices, chosen }: ChoiceProps) {
  return (
    <SelectField name={name} label={label} defaultValue={chosen}>
      {Object.entries(choices).map(([word, text]) => (
        <option key={word} value={word}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
