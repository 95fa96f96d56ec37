import { fold, truncate } from '#domain/shared/text.ts';
import { paragraphsOf } from './reading-text.ts';

/** Somewhere in a book that one can jump to: a section, a heading in its text, an article of a law. */
export interface BookHeading {
  /** Slug of the section. */
  readonly section: string;
  /** Permanent name of the paragraph; empty: the section itself. */
  readonly anchor: string;
  readonly title: string;
}

const longestTitle = 60;
/** As laws begin their articles, compared without accents. */
const article = /^art(?:iculo|\.)\s*(\d+)\s*[°º]?(?:\s*-\s*([a-z])\b)?/;
/** A number alone, or with as much of the word as somebody types. */
const articleTyped = /^(?:art(?:i(?:c(?:u(?:lo?)?)?)?)?\.?\s*)?(\d+)\s*[°º]?(?:\s*-?\s*([a-z]))?$/;

/** Where one can jump to in a section, in the order of its text; the section itself first. */
export function headingsIn({
  slug,
  title,
  html,
}: {
  readonly slug: string;
  readonly title: string;
  readonly html: string;
}): readonly BookHeading[] {
  const within = paragraphsOf(html)
    .filter(({ isHeading, beginning }) => isHeading || article.test(fold(beginning)))
    .map(({ anchor, beginning }) => ({ section: slug, anchor, title: truncate(beginning, longestTitle) }));
  return [{ section: slug, anchor: '', title }, ...within];
}

/**
 * The headings that somebody who types so much of one may mean, the likeliest first; at most `most`. 'Artículo 123', 'art. 123' and
 * '123' are one; anything else is sought word by word, case and accents apart.
 */
export function findHeadings(headings: readonly BookHeading[], typed: string, most: number): readonly BookHeading[] {
  const sought = fold(typed).trim();
  if (sought === '') return [];
  return headings
    .map((heading) => ({ heading, rank: rankOf(fold(heading.title), sought) }))
    .filter(({ rank }) => rank < notMeant)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ heading }) => heading);
}

const notMeant = 9;

/** How likely a title is the one that is sought: the lower, the likelier. */
function rankOf(title: string, sought: string): number {
  const [, number, letter = ''] = articleTyped.exec(sought) ?? [];
  const [, own, ownLetter = ''] = article.exec(title) ?? [];
  if (number !== undefined && own !== undefined) {
    if (own === number) return ownLetter === letter ? 0 : 1;
    return own.startsWith(number) && letter === '' ? 2 : notMeant;
  }
  if (title.startsWith(sought)) return 3;
  return sought.split(/\s+/).every((word) => title.includes(word)) ? 4 : notMeant;
}
