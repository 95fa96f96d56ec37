import { catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import type { DateChoice, FacetChoice } from '#domain/search/catalogue-facets.ts';
import type { ListOrder, Refinement } from '#domain/catalogue/catalogue-page.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { pageNumber } from './page-number.ts';

/** What a list is narrowed by and put in order by, as its address carries it. */
export interface ListChoice extends FacetChoice {
  readonly sought: string;
  readonly staffSlug: string | null;
  readonly order: ListOrder;
  readonly page: number;
}

/** Names of values in addresses; what is not among them is as if it were not there. */
export const kindNames = catalogueParts.map(({ kind, path, title }) => ({
  value: kind,
  name: path.slice(path.lastIndexOf('/') + 1),
  title,
}));
export const priceNames = [
  { value: '0', name: 'gratis', title: 'Gratis' },
  { value: '0-50', name: 'hasta-50', title: 'Hasta S/.\u00A050.00' },
  { value: '50-100', name: '50-a-100', title: 'S/.\u00A050.00 a S/.\u00A0100.00' },
  { value: '100-200', name: '100-a-200', title: 'S/.\u00A0100.00 a S/.\u00A0200.00' },
  { value: '200-', name: 'mas-de-200', title: 'Más de S/.\u00A0200.00' },
] as const;
export const dateNames = [
  { value: 'coming', name: 'proximos', title: 'Próximos' },
  { value: 'week', name: '7-dias', title: 'En 7 días' },
  { value: 'month', name: '30-dias', title: 'En 30 días' },
  { value: 'past', name: 'realizados', title: 'Realizados' },
] as const;
export const orderNames = [
  { value: 'newest', name: 'recientes', title: 'Lo más reciente' },
  { value: 'best-rated', name: 'mejor-calificados', title: 'Mejor calificados' },
  { value: 'price-low', name: 'menor-precio', title: 'Menor precio' },
  { value: 'price-high', name: 'mayor-precio', title: 'Mayor precio' },
] as const;

interface Named<T> {
  readonly value: T;
  readonly name: string;
}

function valueOf<T>(names: readonly Named<T>[], name: string | null): T | null {
  return names.find((each) => each.name === name)?.value ?? null;
}

function nameOf<T>(names: readonly Named<T>[], value: T | null): string | null {
  return names.find((each) => each.value === value)?.name ?? null;
}

/** How a value is called where it stands among these; null for what does not narrow. */
export function titleIn<T>(names: readonly (Named<T> & { readonly title: string })[], value: unknown): string | null {
  return names.find((each) => each.value === value)?.title ?? null;
}

/** What an address asks a list for; null when its page is no number. Values that nobody knows do not narrow. Source: HELPERS-1. */
export function choiceOf(url: URL): ListChoice | null {
  const page = pageNumber(url);
  if (page === null) return null;
  const text = (name: string): string | null => {
    const value = (url.searchParams.get(name) ?? '').trim();
    return value === '' || value === 'all' || value === 'otros' ? null : value;
  };
  return {
    sought: (text('q') ?? '').slice(0, 200),
    kind: valueOf(kindNames, text('tipo')),
    categorySlug: slugOf(text('categoria')),
    staffSlug: slugOf(text('docente')),
    price: valueOf(priceNames, text('precio')),
    dates: valueOf(dateNames, text('fecha')) ?? 'any',
    order: valueOf(orderNames, text('orden')) ?? 'own',
    page,
  };
}

function slugOf(text: string | null): string | null {
  return text !== null && /^[a-z0-9-]{1,120}$/.test(text) ? text : null;
}

/** The parameters of a choice, as an address and a form carry them. */
export function parametersOf(choice: ListChoice): Readonly<Record<string, string | number | null>> {
  return {
    q: choice.sought,
    tipo: nameOf(kindNames, choice.kind),
    categoria: choice.categorySlug,
    docente: choice.staffSlug,
    precio: nameOf(priceNames, choice.price),
    fecha: nameOf<DateChoice>(dateNames, choice.dates),
    orden: nameOf<ListOrder>(orderNames, choice.order),
    pagina: choice.page === 1 ? null : choice.page,
  };
}

/** Where a list lives: its path, and whether a category has one of its own below it. */
export interface ListPlace {
  readonly path: string;
  readonly hasCategories: boolean;
}

/** The one address of a choice in a list. */
export function addressOf({ path, hasCategories }: ListPlace, choice: ListChoice): string {
  if (!hasCategories || choice.categorySlug === null) return withQuery(path, parametersOf(choice));
  return withQuery(`${path}/categoria/${choice.categorySlug}`, parametersOf({ ...choice, categorySlug: null }));
}

/** The choice without what narrows it; words, category and order stay. */
export function withoutFilters(choice: ListChoice): ListChoice {
  return { ...choice, kind: null, staffSlug: null, price: null, dates: 'any', page: 1 };
}

/** Whether something beyond the category narrows the list or changes its order: such views are no pages of their own for search engines. */
export function isRefined({ sought, kind, staffSlug, price, dates, order }: ListChoice): boolean {
  return [sought !== '', kind, staffSlug, price, dates !== 'any', order !== 'own'].some(Boolean);
}

/** What the catalogue is asked beyond kinds, category and dates. */
export function refinementOf({ sought, kind, staffSlug, price, order }: ListChoice): Refinement {
  return {
    ...(sought !== '' && { sought }),
    ...(kind !== null && { kind }),
    ...(staffSlug !== null && { staffSlug }),
    ...(price !== null && { price }),
    order,
  };
}
