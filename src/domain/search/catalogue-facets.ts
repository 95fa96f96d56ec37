import type { Category } from '#domain/catalogue/category.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';

/** Prices by which a list is narrowed, in soles, IGV included: '0' is free, '50-100' more than 50 and up to 100. */
export const priceBands = ['0', '0-50', '50-100', '100-200', '200-'] as const;
export type PriceBand = (typeof priceBands)[number];

/** The dearest price of each band, in céntimos. */
const upTo: Readonly<Record<PriceBand, number>> = {
  '0': 0,
  '0-50': 50_00,
  '50-100': 100_00,
  '100-200': 200_00,
  '200-': Number.MAX_SAFE_INTEGER,
};

/** The band of a price in céntimos, 0 or more. */
export function bandOf(price: number): PriceBand {
  return priceBands.find((band) => price <= upTo[band]) ?? '200-';
}

/** When a seminar is, seen from now: over; within 7 or 30 days (of its start); later. Null: it has no date. */
export type DateSpan = 'past' | 'week' | 'month' | 'later' | null;

/** Dates by which a list is narrowed; 'week' is within 'month', 'month' within 'coming'. */
export const dateChoices = ['coming', 'week', 'month', 'past'] as const;
export type DateChoice = (typeof dateChoices)[number] | 'any';

/** Days ahead that 'week' and 'month' reach. */
export const daysAhead = { week: 7, month: 30 } as const;

const spans: Readonly<Record<DateChoice, readonly DateSpan[]>> = {
  any: ['past', 'week', 'month', 'later', null],
  coming: ['week', 'month', 'later'],
  week: ['week'],
  month: ['week', 'month'],
  past: ['past'],
};

/** The spans that a choice of dates takes in. */
export function spansOf(choice: DateChoice): readonly DateSpan[] {
  return spans[choice];
}

export interface Counted<T> {
  readonly value: T;
  readonly count: number;
}

export type CountedStaff = Counted<{ readonly slug: string; readonly name: string }>;

/** How many products each further choice would leave: each facet counted under all the others' choices. */
export interface CatalogueFacets {
  readonly kinds: readonly Counted<ProductKind>[];
  readonly categories: readonly Counted<Category>[];
  readonly staff: readonly CountedStaff[];
  readonly prices: readonly Counted<PriceBand>[];
  readonly dates: readonly Counted<(typeof dateChoices)[number]>[];
}

/** So many products share these values. */
export interface FacetCell {
  readonly kind: ProductKind;
  readonly category: Category | null;
  readonly price: PriceBand;
  readonly span: DateSpan;
  readonly count: number;
}

/** What was chosen of each facet; null and 'any': nothing. */
export interface FacetChoice {
  readonly kind: ProductKind | null;
  readonly categorySlug: string | null;
  readonly price: PriceBand | null;
  readonly dates: DateChoice;
}

type Name = 'kind' | 'category' | 'price' | 'dates';

/** The facets of what the cells count; values without products are left out, unless they were chosen. */
export function countFacets(cells: readonly FacetCell[], choice: FacetChoice): Omit<CatalogueFacets, 'staff'> {
  const passes: Readonly<Record<Name, (cell: FacetCell) => boolean>> = {
    kind: ({ kind }) => choice.kind === null || choice.kind === kind,
    category: ({ category }) => choice.categorySlug === null || choice.categorySlug === category?.slug,
    price: ({ price }) => choice.price === null || choice.price === price,
    dates: ({ span }) => spans[choice.dates].includes(span),
  };
  const names = Object.keys(passes) as Name[];
  const under = (own: Name) => cells.filter((cell) => names.every((name) => name === own || passes[name](cell)));
  const byPrice = under('price');
  const byDates = under('dates');
  return {
    kinds: tally(under('kind'), ({ kind }) => kind).toSorted((a, b) => b.count - a.count || byText(a.value, b.value)),
    categories: tallyCategories(under('category')),
    prices: priceBands
      .map((value) => ({ value, count: total(byPrice, ({ price }) => price === value) }))
      .filter(({ value, count }) => count > 0 || value === choice.price),
    dates: dateChoices
      .map((value) => ({ value, count: total(byDates, ({ span }) => spans[value].includes(span)) }))
      .filter(({ value, count }) => count > 0 || value === choice.dates),
  };
}

function tally<T, Cell extends Pick<FacetCell, 'count'>>(
  cells: readonly Cell[],
  valueOf: (cell: Cell) => T,
): Counted<T>[] {
  const counts = new Map<T, number>();
  for (const cell of cells) counts.set(valueOf(cell), (counts.get(valueOf(cell)) ?? 0) + cell.count);
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** The categories of what cells count, by the alphabet. */
export function tallyCategories(cells: readonly Pick<FacetCell, 'category' | 'count'>[]): Counted<Category>[] {
  const known = new Map(cells.flatMap(({ category }) => (category === null ? [] : [[category.id, category] as const])));
  const counted = tally(cells, ({ category }) => category?.id ?? null);
  return bySlug(
    counted.flatMap(({ value, count }) => {
      const category = value === null ? undefined : known.get(value);
      return category === undefined ? [] : [{ value: category, count }];
    }),
  );
}

function total(cells: readonly FacetCell[], counts: (cell: FacetCell) => boolean): number {
  return cells.reduce((sum, cell) => (counts(cell) ? sum + cell.count : sum), 0);
}

/** In the order of their slugs: the alphabet, accents apart. */
export function bySlug<T extends { readonly slug: string }>(counted: readonly Counted<T>[]): Counted<T>[] {
  return counted.toSorted((a, b) => byText(a.value.slug, b.value.slug));
}

/** Plain comparison, letter by letter. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
