import { fold } from '#domain/shared/text.ts';
import { blanksAsOne } from '#domain/shared/typed-text.ts';
import type { TextPlace } from './highlight.ts';

/** A place where what is sought stands, with some text around it. */
export interface SearchHit extends TextPlace {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** Characters that a search needs at least, and may have. */
export const SHORTEST_BOOK_SEARCH = 2;
export const LONGEST_BOOK_SEARCH = 100;
/** What is said of a search with fewer. */
export const BOOK_SEARCH_TOO_SHORT = `Escribe al menos ${SHORTEST_BOOK_SEARCH} letras.`;
const aroundHit = 60;

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

/** Whether a text may hold what is sought: quicker than finding where. */
export function mayHold(text: string, sought: string): boolean {
  const wanted = comparable(sought.trim());
  return wanted !== '' && comparable(text).includes(wanted);
}

/** Where a text has what is sought, case, accents and white space apart; at most `most` places. */
export function findAll(text: string, sought: string, most: number): readonly TextPlace[] {
  const wanted = comparable(sought.trim());
  if (wanted === '' || !mayHold(text, sought)) return [];
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
  const whole = parts.join('');
  const places: TextPlace[] = [];
  for (let start = whole.indexOf(wanted); start !== -1 && places.length < most;) {
    const last = start + wanted.length;
    places.push({ start: origins[start] ?? 0, end: origins[last] ?? text.length });
    start = whole.indexOf(wanted, last);
  }
  return places;
}

/** The places with what stands around them, cut between words. */
export function hitsIn(text: string, sought: string, most: number): readonly SearchHit[] {
  return findAll(text, sought, most).map(({ start, end }) => ({
    start,
    end,
    before: blanksAsOne(text.slice(Math.max(0, start - aroundHit), start)).replace(
      start > aroundHit ? /^\S*\s/ : /^/,
      '',
    ),
    match: blanksAsOne(text.slice(start, end)),
    after: blanksAsOne(text.slice(end, end + aroundHit)).replace(end + aroundHit < text.length ? /\s\S*$/ : /$/, ''),
  }));
}
