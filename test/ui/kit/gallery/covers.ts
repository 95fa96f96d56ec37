import { drawCover } from '#adapters/server/covers/cover.ts';
import { GlyphsByFontkit } from '#adapters/server/covers/glyphs-by-fontkit.ts';

import { books, classes } from './products.ts';

const glyphs = new GlyphsByFontkit();

/** The drawn cover of one of the gallery's products; null for an unknown slug. */
export function coverOf(slug: string): Buffer | null {
  const found = [...classes, ...books].find(({ facts }) => facts.slug === slug);
  return found === undefined ? null : Buffer.from(drawCover(found.facts, glyphs));
}
