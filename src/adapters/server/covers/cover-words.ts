import type { CoverFacts } from '#domain/catalogue/cover-facts.ts';
import { fitText, type Glyphs } from './cover-glyphs.ts';
import type { Numbers } from './cover-numbers.ts';
import { accentOn, wordsOn, type Palette } from './cover-palettes.ts';
import { rectangle, writtenLines } from './cover-svg.ts';

/** A composition draws the inside of a cover of 400 × 600 units. */
export type Composition = (facts: CoverFacts, palette: Palette, numbers: Numbers, glyphs: Glyphs) => string;

/** Sizes of a title, of which the largest that fits is taken. */
export const sizes = [64, 58, 52, 47, 42, 38, 34, 30] as const;
/** Height of a title's line as a multiple of its size. */
export const leading = 1.1;

/** Where the words stand: the title from `top` down, the author up to the baseline `foot`. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly foot: number;
  readonly ground: string;
}

/** Title, a short line, author. */
export function words(
  facts: CoverFacts,
  { x, width, top, foot, ground }: Column,
  palette: Palette,
  glyphs: Glyphs,
): string {
  const fill = wordsOn(ground, palette);
  const by = fitText(facts.by, 'text', { width, height: 62, sizes: [29, 27], leading: 1.15 }, glyphs);
  const byTop = facts.by === '' ? foot + 27 : foot - (by.lines.length - 1) * by.size * 1.15;
  const rule = byTop - by.size - 18;
  const title = fitText(facts.title, 'title', { width, height: rule - 20 - top, sizes, leading }, glyphs);
  return (
    writtenLines(title, { face: 'title', x, y: top + title.size * 0.76, leading, fill }, glyphs) +
    rectangle(x, rule, 48, 4, accentOn(ground, palette)) +
    (facts.by === '' ? '' : writtenLines(by, { face: 'text', x, y: byTop, leading: 1.15, fill }, glyphs))
  );
}
