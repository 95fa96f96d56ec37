import type { CatalogueEntry, EntryFacts, EntryStaff } from './catalogue-entry.ts';
import {
  bySlug,
  byText,
  type CatalogueFacets,
  type CountedStaff,
  countFacets,
  type FacetCell,
  tallyCategories,
} from './catalogue-facets.ts';
import { type CatalogueBranch, catalogueParts, kindsWithCategories } from '#domain/catalogue/catalogue-menu.ts';
import { type Selection, selecting } from './selection.ts';

/** People offered as a choice: those with most products. */
const mostStaff = 100;

/**
 * What each further choice would leave of a selection.
 * @param people everybody who can be chosen, by slug: whoever was chosen stands among them even with nothing.
 */
export function facetsOf(
  entries: readonly CatalogueEntry[],
  selection: Selection,
  people: ReadonlyMap<string, EntryStaff>,
): CatalogueFacets {
  const { kinds, categorySlug, dates, refinement = {} } = selection;
  const { kind = null, price = null, sought, staffSlug } = refinement;
  const { staffSlug: _, ...others } = refinement;
  const open = {
    ...(sought !== undefined && { sought }),
    ...(staffSlug !== undefined && { staffSlug }),
  };
  const counted = cellsOf(entries, selecting({ kinds, categorySlug: null, dates: 'any', refinement: open }));
  const taught = entries.filter(selecting({ ...selection, refinement: others }));
  const staff = busiest(taught.map(({ facts }) => facts));
  const chosen = staffSlug === undefined ? undefined : people.get(staffSlug);
  return { ...countFacets(counted, { kind, categorySlug, price, dates }), staff: offered(staff, chosen) };
}

/** How many entries share kind, category, price band and span of dates. */
function cellsOf(entries: readonly CatalogueEntry[], isWanted: (entry: CatalogueEntry) => boolean): FacetCell[] {
  const counts = new Map<string, { readonly of: CatalogueEntry; count: number }>();
  for (const entry of entries) {
    if (!isWanted(entry)) continue;
    const known = counts.get(entry.cell);
    if (known !== undefined) known.count += 1;
    else counts.set(entry.cell, { of: entry, count: 1 });
  }
  return [...counts.values()].map(({ of: { facts, band, span }, count }) => ({
    kind: facts.kind,
    category: facts.category,
    price: band,
    span,
    count,
  }));
}

/**
 * What is published of each kind, in the order in which kinds are offered; the categories of those that have pages of them, by the
 * alphabet, none that is empty.
 */
export function branchesOf(products: readonly EntryFacts[]): readonly CatalogueBranch[] {
  return catalogueParts.map(({ kind }) => {
    const own = products.filter((each) => each.kind === kind);
    const counted = kindsWithCategories.includes(kind)
      ? tallyCategories(own.map(({ category }) => ({ category, count: 1 })))
      : [];
    const categories = counted.map(({ value: { slug, title }, count }) => ({ slug, title, count }));
    return { kind, count: own.length, categories };
  });
}

/** Someone with the number of their products. */
export interface CountedPerson {
  readonly person: EntryStaff;
  readonly count: number;
}

/** The people of products, those with most first; by their slugs where they have as many. */
export function busiest(products: readonly EntryFacts[]): readonly CountedPerson[] {
  const counts = new Map<number, { readonly person: EntryStaff; count: number }>();
  for (const { staff } of products) {
    for (const person of staff) {
      const known = counts.get(person.id);
      if (known !== undefined) known.count += 1;
      else counts.set(person.id, { person, count: 1 });
    }
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || byText(a.person.slug, b.person.slug));
}

/** The first of them, and whoever was chosen. */
function offered(counted: readonly CountedPerson[], chosen: EntryStaff | undefined): CountedStaff[] {
  const first = counted.slice(0, mostStaff);
  const all =
    chosen === undefined || first.some(({ person }) => person.id === chosen.id)
      ? first
      : [...first, counted.find(({ person }) => person.id === chosen.id) ?? { person: chosen, count: 0 }];
  return bySlug(all.map(({ person: { slug, name }, count }) => ({ value: { slug, name }, count })));
}
