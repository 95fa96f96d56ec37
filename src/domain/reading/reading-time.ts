import type { IndexEntry } from './book-index.ts';

/** What somebody reads of a Spanish text in a minute, in characters: 200 words, each with its space. */
const charactersAMinute = 1200;

export interface ReadingTimeLeft {
  /** Whole minutes, rounded up; 0 at the end. */
  readonly section: number;
  /** Of this and all later sections that may be read. */
  readonly book: number;
}

/** How long there is still to read. @param share of the section that is read, from 0 to 1. */
export function minutesLeft(index: readonly IndexEntry[], section: string, share: number): ReadingTimeLeft {
  const place = index.findIndex(({ slug }) => slug === section);
  const here = (index[place]?.length ?? 0) * (1 - Math.min(1, Math.max(0, share)));
  const later = index.slice(place + 1).reduce((sum, { isAvailable, length }) => sum + (isAvailable ? length : 0), 0);
  return { section: minutes(here), book: minutes(here + later) };
}

const minutes = (characters: number): number => Math.ceil(Math.round(characters) / charactersAMinute);
