import { fold } from '#domain/shared/text.ts';
import { blanksAsOne } from '#domain/shared/typed-text.ts';
import { ranked } from './ranked.ts';

/** Below this many characters nothing is sought. Source: SEARCH-1. */
export const SHORTEST_SEARCH = 3;

/** Fewer matches than this make the list of results compact. Source: SEARCH-3. */
export const COMPACT_BELOW = 5;

/** Up to so many products the browser holds the list and searches it itself (SEARCH-6); above, the school answers by the same rule. */
export const LARGEST_LOCAL_SEARCH = 2000;

/** Results brought at once; reaching the end of the list brings as many again. */
export const SEARCH_BATCH = 20;

/** Products offered where nothing matches. */
export const NEAREST = 4;

export interface SearchableStaff {
  readonly id: number;
  readonly name: string;
}

/** A product as the header's search knows it. */
export interface SearchableProduct {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  /** modulo_id: VT, SE, LI … */
  readonly moduleCode: string;
  /** The path of its page. */
  readonly path: string;
  readonly staff: readonly SearchableStaff[];
  /** ISO 8601: until when a seminar is held; absent where there is no date. */
  readonly endsAt?: string | undefined;
}

/** What a search finds: a part of the matches, and what comes nearest where there is none. */
export interface SearchAnswer {
  readonly products: readonly SearchableProduct[];
  /** How many match in all. */
  readonly total: number;
  readonly nearest: readonly SearchableProduct[];
}

/** What is typed, as it is compared: case, accents and the width of blanks apart; null when too short. Source: SEARCH-1, 2, 6. */
export function soughtText(typed: string): string | null {
  const sought = comparable(typed);
  return sought.length < SHORTEST_SEARCH ? null : sought;
}

function comparable(text: string): string {
  return blanksAsOne(fold(text)).trim();
}

/** What stands between a title and its names, and between two names; nothing that is typed contains it. */
export const AFTER_TITLE = '\n\n';
const AFTER_NAME = '\n';

/** A product's title and names as a search compares them, in one text: title, blank line, a name a line. */
export function searchText(title: string, names: readonly string[]): string {
  const lines = names.map(comparable).filter((name) => name !== '');
  return comparable(title) + AFTER_TITLE + lines.map((name) => name + AFTER_NAME).join('');
}

/**
 * How well a `searchText` fits what is sought: 0 the title is it, 1 it begins with it, 2 it contains it, 3 a name does; null:
 * not at all. Source: SEARCH-2.
 */
export function fitnessOf(text: string, sought: string): 0 | 1 | 2 | 3 | null {
  const place = text.indexOf(sought);
  if (place < 0) return null;
  const titleEnd = text.indexOf(AFTER_TITLE);
  if (place > titleEnd) return 3;
  if (place > 0) return 2;
  return sought.length === titleEnd ? 0 : 1;
}

/** Words that every other title has. */
const empty = new Set(['para', 'con', 'del', 'los', 'las', 'por', 'una', 'que', 'como', 'sobre', 'curso', 'libro']);
const mostStems = 6;

/**
 * The beginnings of what is sought word by word, for finding what comes near: endings and slips of the pen at the end of a word
 * do not count, nor does the order of the words.
 */
export function stemsOf(sought: string): readonly string[] {
  const words = sought.split(' ').filter((word) => word.length >= SHORTEST_SEARCH && !empty.has(word));
  const stems = words.map((word) => (word.length > 6 ? word.slice(0, 5) : word.slice(0, 4)));
  return [...new Set(stems)].slice(0, mostStems);
}

/** A product with its `searchText`. */
export interface SearchableText {
  readonly product: SearchableProduct;
  readonly text: string;
}

/** The `searchText` of a product. */
export function withText(product: SearchableProduct): SearchableText {
  const names = product.staff.map(({ name }) => name);
  return { product, text: searchText(product.title, names) };
}

/**
 * The products whose title or teachers' names contain the typed text: exact titles first, then titles that begin with it, then
 * titles, then names, each in the order given; where there is none, those that share most words with it. Source: SEARCH-1, 2.
 */
export function answerSearch(
  products: readonly SearchableProduct[],
  typed: string,
  offset = 0,
  limit = SEARCH_BATCH,
): SearchAnswer {
  const texts = products.map(withText);
  return answerFrom(() => texts, typed, offset, limit);
}

/**
 * `answerSearch` where the texts are at hand.
 * @param containing the texts that contain one of some parts of at least SHORTEST_SEARCH characters, in the order of the
 * products; others may stand among them.
 */
export function answerFrom(
  containing: (parts: readonly string[]) => readonly SearchableText[],
  typed: string,
  offset: number,
  limit: number,
): SearchAnswer {
  const sought = soughtText(typed);
  if (sought === null) return { products: [], total: 0, nearest: [] };
  const found = ranked(containing([sought]), ({ text }) => fitnessOf(text, sought));
  const stems = found.length > 0 ? [] : stemsOf(sought);
  const nearest = stems.length === 0 ? [] : ranked(containing(stems), ({ text }) => nearness(text, stems));
  return {
    products: found.slice(offset, offset + limit).map(productOf),
    total: found.length,
    nearest: nearest.slice(0, NEAREST).map(productOf),
  };
}

const productOf = ({ product }: SearchableText): SearchableProduct => product;

/** Minus the number of stems in a text; null for none. */
function nearness(text: string, stems: readonly string[]): number | null {
  let shared = 0;
  for (const stem of stems) if (text.includes(stem)) shared += 1;
  return shared === 0 ? null : -shared;
}
