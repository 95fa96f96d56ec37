import { blanksAsOne } from '#domain/shared/typed-text.ts';
import { findAll } from './book-search.ts';
import type { TextPlace } from './highlight.ts';

/** A place where what is sought stands, with some text around it. */
export interface SearchHit extends TextPlace {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** Characters shown on each side of it. */
const aroundHit = 60;

/** The places with what stands around them, cut between words; an ellipsis stands where the text goes on and no sentence begins or ends. */
export function hitsIn(text: string, sought: string, most: number): readonly SearchHit[] {
  return findAll(text, sought, most).map(({ start, end }) => ({
    start,
    end,
    before: beginning(text, start),
    match: blanksAsOne(text.slice(start, end)),
    after: ending(text, end),
  }));
}

const endOfSentence = /[.!?…][»”"')\]]*$/u;

function beginning(text: string, start: number): string {
  const from = start - aroundHit;
  if (from <= 0) return blanksAsOne(text.slice(0, start)).trimStart();
  const cut = from + Math.max(0, text.slice(from, start).search(/\s/));
  const shown = blanksAsOne(text.slice(cut, start)).trimStart();
  return endOfSentence.test(text.slice(Math.max(0, cut - aroundHit), cut).trimEnd()) ? shown : `…${shown}`;
}

function ending(text: string, end: number): string {
  const isWhole = text.slice(end + aroundHit).trim() === '';
  const shown = blanksAsOne(text.slice(end, end + aroundHit)).replace(isWhole ? /\s+$/ : /\s+\S*$/, '');
  return isWhole || endOfSentence.test(shown) ? shown : `${shown.replace(/[,;:—–-]+$/u, '')}…`;
}
