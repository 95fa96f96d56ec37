import { bookBody } from './cover-book.ts';
import { coverShape, type CoverFacts } from '#domain/catalogue/cover-facts.ts';
import type { Glyphs } from './cover-glyphs.ts';
import { picture } from './cover-svg.ts';
import { drawWide } from './cover-wide.ts';

/**
 * The cover of a product as an SVG document of a few kilobytes: the same facts always give the same picture. What is attended
 * shows its textile and, when it has one, its date; what is read shows title and author. Source: look.md, Direction.
 */
export function drawCover(facts: CoverFacts, glyphs: Glyphs): string {
  return coverShape(facts.kind) === 'wide'
    ? drawWide(facts, glyphs)
    : picture(400, 600, facts.title, bookBody(facts, glyphs));
}
