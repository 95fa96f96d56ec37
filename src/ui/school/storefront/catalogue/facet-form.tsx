import type { ChangeEvent, FormEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { CatalogueFacets, Counted } from '#domain/search/catalogue-facets.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import styles from './facet-form.module.css';
import {
  addressOf,
  choiceOf,
  dateNames,
  type ListChoice,
  type ListPlace,
  orderNames,
  parametersOf,
  priceNames,
} from './list-choice.ts';

export interface FacetFormProps {
  readonly place: ListPlace;
  readonly choice: ListChoice;
  readonly facets: CatalogueFacets;
  /** Whether the category is chosen here, where no links above name it. */
  readonly withCategories?: boolean;
  /** What the list is of, where it is of one kind: books have authors. */
  readonly kind?: ProductKind | null;
}

interface Option {
  readonly name: string;
  readonly title: string;
  readonly count: number | null;
}

interface Facet {
  readonly name: string;
  readonly label: string;
  readonly everything: string;
  readonly options: readonly Option[];
}

/** Narrows a list and puts it in order. A plain form that sends its own address; with script each choice is taken at once. */
export function FacetForm({ place, choice, facets, withCategories = false, kind = null }: FacetFormProps) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  // What is on its way already stands in the fields.
  const coming =
    location === undefined ? null : choiceOf(new URL(location.pathname + location.search, 'http://la.escuela'));
  const values = parametersOf(coming ?? choice);
  const shown = facetsOf(facets, withCategories, kind).filter(
    ({ name, options }) => options.length > 1 || values[name] !== null,
  );
  const own = new Set(shown.map(({ name }) => name));
  const kept = Object.entries(parametersOf({ ...choice, page: 1 })).filter(
    ([name, value]) => value !== null && value !== '' && !own.has(name),
  );
  const categoryPath = place.hasCategories && choice.categorySlug !== null;
  const action = categoryPath ? addressOf(place, { ...bare, categorySlug: choice.categorySlug }) : place.path;
  const take = (form: HTMLFormElement) => {
    const address = new URL(action, 'http://la.escuela');
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string') address.searchParams.set(name, value);
    const asked = choiceOf(address);
    if (asked === null) return;
    const categorySlug = categoryPath ? choice.categorySlug : asked.categorySlug;
    void navigate(addressOf(place, { ...asked, categorySlug }), { preventScrollReset: true });
  };
  return (
    <form
      action={action}
      // Put back by the browser after a step back, a choice would lead on again.
      autoComplete="off"
      className={classNames(styles.form, shown.length > 4 && styles.many, shown.length === 4 && styles.four)}
      aria-label="Filtrar y ordenar. Los resultados cambian al elegir"
      onChange={(event: ChangeEvent<HTMLFormElement>) => take(event.currentTarget)}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        take(event.currentTarget);
      }}
    >
      {kept.map(([name, value]) =>
        name !== 'categoria' || !categoryPath ? (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ) : null,
      )}
      {shown.map(({ name, label, everything, options }) => (
        <SelectField key={name} name={name} label={label} value={String(values[name] ?? 'all')} onChange={ignore}>
          <option value="all">{everything}</option>
          {options.map((option) => (
            <option key={option.name} value={option.name}>
              {option.count === null ? option.title : `${option.title} (${option.count})`}
            </option>
          ))}
        </SelectField>
      ))}
      <div className={styles.apply}>
        <Button type="submit">Aplicar</Button>
      </div>
    </form>
  );
}

const bare: ListChoice = {
  sought: '',
  kind: null,
  categorySlug: null,
  staffSlug: null,
  price: null,
  dates: 'any',
  order: 'own',
  page: 1,
};

/** The form hears every change; React asks each field for its own. */
function ignore(): void {}

function facetsOf(
  { categories, staff, prices, dates }: CatalogueFacets,
  withCategories: boolean,
  kind: ProductKind | null,
): readonly Facet[] {
  return [
    ...(withCategories
      ? [
          {
            name: 'categoria',
            label: 'Tema',
            everything: 'Todos',
            options: categories.map(({ value, count }) => ({ name: value.slug, title: value.title, count })),
          },
        ]
      : []),
    {
      name: 'docente',
      label: kind === 'book' || kind === 'magazine' ? 'Autor' : 'Docente',
      everything: 'Todos',
      options: staff.map(({ value, count }) => ({ name: value.slug, title: value.name, count })),
    },
    { name: 'precio', label: 'Precio', everything: 'Cualquiera', options: counted(priceNames, prices) },
    { name: 'fecha', label: 'Fecha', everything: 'Cualquiera', options: counted(dateNames, dates) },
    {
      name: 'orden',
      label: 'Orden',
      everything: 'Recomendado',
      options: orderNames.map(({ name, title }) => ({ name, title, count: null })),
    },
  ];
}

function counted<T>(
  names: readonly { readonly value: T; readonly name: string; readonly title: string }[],
  counts: readonly Counted<T>[],
): readonly Option[] {
  return counts.flatMap(({ value, count }) => {
    const known = names.find((each) => each.value === value);
    return known === undefined ? [] : [{ name: known.name, title: known.title, count }];
  });
}
