import { Covers } from '#adapters/server/covers/covers.ts';

import { books, classes } from './products.ts';

const covers = new Covers();

/** The drawn cover of one of the gallery's products; null for an unknown slug. */
export function coverOf(slug: string): Buffer | null {
  const found = [...classes, ...books].find(({ facts }) => facts.slug === slug);
  return found === undefined ? null : covers.svg(found.facts).body;
}
