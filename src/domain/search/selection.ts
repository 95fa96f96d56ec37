import type { CatalogueEntry } from './catalogue-entry.ts';
import { byText, spansOf } from './catalogue-facets.ts';
import { byStanding } from '#domain/learning/review.ts';
import type { CatalogueQuery } from '#domain/catalogue/catalogue-page.ts';
import { ranked } from '#domain/search/ranked.ts';
import { fitnessOf, soughtText } from '#domain/search/search.ts';

/** Which products of a catalogue are wanted. */
export type Selection = Pick<CatalogueQuery, 'kinds' | 'categorySlug' | 'dates' | 'refinement'>;

/** The orders that a whole catalogue stands in, whatever is chosen of it. */
export type EntryOrder = 'own' | 'newest' | 'best-rated' | 'price-low' | 'price-high' | 'soonest' | 'latest';

/**
 * Which of two entries comes first in an order, as a comparison of a sort that keeps equals as they stood: entries are given in the school's
 * own order, which decides where the rest is equal.
 */
export const comparisonIn: Readonly<Record<EntryOrder, (a: CatalogueEntry, b: CatalogueEntry) => number>> = {
  own: () => 0,
  newest: (a, b) => byText(b.facts.publishedAt, a.facts.publishedAt) || b.facts.id - a.facts.id,
  'best-rated': (a, b) => byStanding(a.facts.rating, b.facts.rating),
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  soonest: (a, b) => byText(a.facts.startsAt ?? '', b.facts.startsAt ?? '') || a.facts.id - b.facts.id,
  latest: (a, b) => byText(b.facts.startsAt ?? '', a.facts.startsAt ?? '') || a.facts.id - b.facts.id,
};

/** The order of a list: the chosen one, else by date where dates are chosen. */
export function orderOf({ dates, refinement = {} }: Selection): EntryOrder {
  const { order = 'own' } = refinement;
  if (order !== 'own' || dates === 'any') return order;
  return dates === 'past' ? 'latest' : 'soonest';
}

/**
 * The selected entries of a catalogue, given in `orderOf` the selection; where words are sought and no other order is chosen,
 * what fits them best comes first.
 */
export function selectEntries(entries: readonly CatalogueEntry[], selection: Selection): readonly CatalogueEntry[] {
  const selected = entries.filter(selecting(selection));
  const sought = soughtText(selection.refinement?.sought ?? '');
  if (sought === null || orderOf(selection) !== 'own') return selected;
  return ranked(selected, ({ text }) => fitnessOf(text, sought));
}

/** Whether an entry is selected. */
export function selecting(selection: Selection): (entry: CatalogueEntry) => boolean {
  const { kinds, categorySlug, dates, refinement = {} } = selection;
  const { kind, staffSlug, price } = refinement;
  const sought = soughtText(refinement.sought ?? '');
  const spans = spansOf(dates);
  return ({ facts, text, band, span }) =>
    (kinds.length === 0 || kinds.includes(facts.kind)) &&
    (kind === undefined || facts.kind === kind) &&
    (categorySlug === null || facts.category?.slug === categorySlug) &&
    (price === undefined || band === price) &&
    (dates === 'any' || spans.includes(span)) &&
    (staffSlug === undefined || facts.staff.some(({ slug }) => slug === staffSlug)) &&
    (sought === null || text.includes(sought));
}
