import { fold } from '#domain/shared/text.ts';
import { blanksAsOne } from '#domain/shared/typed-text.ts';
import type { TextPlace } from './highlight.ts';

/** Characters that a search needs at least, and may have. */
export const SHORTEST_BOOK_SEARCH = 2;
export const LONGEST_BOOK_SEARCH = 100;
/** What is said of a search with fewer. */
export const BOOK_SEARCH_TOO_SHORT = `Escribe al menos ${SHORTEST_BOOK_SEARCH} letras.`;

const folded = new Map<string, string>();

function foldOne(character: string): string {
  let plain = folded.get(character);
  if (plain === undefined) {
    plain = /\s/.test(character) ? ' ' : fold(character);
    folded.set(character, plain);
  }
  return plain;
}

/** Anything but letters of our languages and the signs that stand among them. */
const unusual = /[^\s!-\u017F\u2010-\u2027\u20AC]/;

/** What is compared: without case and accents, white space as one space. */
function comparable(text: string): string {
  const lower = text.toLowerCase();
  // A whole book is compared letter by letter: decomposing it would take five times as long.
  const plain = unusual.test(lower) ? fold(text) : lower.replaceAll(/[\u00C0-\u017F]/g, foldOne);
  return blanksAsOne(plain);
}

/** A part of what is sought: a word, wherever it stands in one, or a sequence of whole words. */
interface Term {
  /** As it is compared. */
  readonly wanted: string;
  readonly isPhrase: boolean;
}

/** How far apart the terms of a search may stand to be found together, in characters. */
const widestHit = 200;

const quoted = /["“”«»]([^"“”«»]*)["“”«»]/g;
const letter = /[\p{L}\p{N}]/u;

/** What is sought: between quotation marks a sequence of words, everything else word by word. */
function termsOf(sought: string): readonly Term[] {
  const phrases = [...sought.matchAll(quoted)].map((found) => ({
    wanted: comparable(found[1] ?? '').trim(),
    isPhrase: true,
  }));
  const rest = sought.replaceAll(quoted, ' ').replaceAll(/["“”«»]/g, ' ');
  const words = comparable(rest).split(' ');
  return [...phrases, ...words.map((wanted) => ({ wanted, isPhrase: false }))].filter(({ wanted }) => wanted !== '');
}

/** Whether a text may hold what is sought: quicker than finding where. */
export function mayHold(text: string, sought: string): boolean {
  const terms = termsOf(sought);
  const plain = comparable(text);
  return terms.length > 0 && terms.every(({ wanted }) => plain.includes(wanted));
}

/**
 * Where a text has what is sought, case, accents and white space apart; at most `most` places. Words are found as they were typed,
 * and wherever else all of them stand within 200 characters, in any order; words between quotation marks, of any kind, as that very
 * sequence of whole words.
 */
export function findAll(text: string, sought: string, most: number): readonly TextPlace[] {
  if (!mayHold(text, sought)) return [];
  const { whole, origins } = comparedWithOrigins(text);
  const terms = termsOf(sought);
  const asTyped = terms.some(({ isPhrase }) => isPhrase)
    ? []
    : placesOf(whole, { wanted: terms.map(({ wanted }) => wanted).join(' '), isPhrase: false });
  const isFree = (place: TextPlace): boolean =>
    !asTyped.some(({ start, end }) => start < place.end && place.start < end);
  const found = terms.flatMap((term, index) => placesOf(whole, term).map((place) => ({ ...place, index })));
  const near = together(found.filter(isFree).toSorted(byStart), terms.length).filter(isFree);
  return [...asTyped, ...near]
    .toSorted(byStart)
    .slice(0, most)
    .map(({ start, end }) => ({ start: origins[start] ?? 0, end: origins[end] ?? text.length }));
}

const byStart = (a: TextPlace, b: TextPlace): number => a.start - b.start;

/** A text as it is compared, with where each of its characters stands in it as it is. */
function comparedWithOrigins(text: string): { readonly whole: string; readonly origins: readonly number[] } {
  const origins: number[] = [];
  const parts: string[] = [];
  let wasSpace = false;
  for (let at = 0; at < text.length; at += 1) {
    const plain = foldOne(text[at] ?? '');
    if (plain === ' ' && wasSpace) continue;
    wasSpace = plain === ' ';
    for (let index = 0; index < plain.length; index += 1) origins.push(at);
    parts.push(plain);
  }
  return { whole: parts.join(''), origins };
}

function placesOf(whole: string, { wanted, isPhrase }: Term): readonly TextPlace[] {
  const places: TextPlace[] = [];
  for (let start = whole.indexOf(wanted); start !== -1; start = whole.indexOf(wanted, start + wanted.length)) {
    const end = start + wanted.length;
    const isCut = letter.test(whole[start - 1] ?? '') || letter.test(whole[end] ?? '');
    if (!isPhrase || !isCut) places.push({ start, end });
  }
  return places;
}

/** The places that have each of so many terms, none over another, from what was found of each in order of the text. */
function together(found: readonly (TextPlace & { readonly index: number })[], count: number): readonly TextPlace[] {
  const hits: TextPlace[] = [];
  const latest = new Map<number, TextPlace>();
  for (const { index, start, end } of found) {
    latest.set(index, { start, end });
    const first = Math.min(...[...latest.values()].map((place) => place.start));
    const last = Math.max(...[...latest.values()].map((place) => place.end));
    if (latest.size < count || last - first > widestHit) continue;
    hits.push({ start: first, end: last });
    latest.clear();
  }
  return hits;
}
