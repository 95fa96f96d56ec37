import type { PlainDate } from '#domain/shared/dates.ts';

import { hanging, medallion, shoulderCloth } from './cover-bands.ts';
import type { Cloth } from './cover-cloth.ts';
import { dyesOf } from './cover-dyes.ts';
import type { CoverFacts, CoverKind } from '#domain/catalogue/cover-facts.ts';
import { mantle, rhombs, river, squares, surf } from './cover-fields.ts';
import type { Glyphs } from './cover-glyphs.ts';
import { hemmed } from './cover-hem.ts';
import { numbersFrom, type Numbers } from './cover-numbers.ts';
import { palettes, wordsOn, type Palette } from './cover-palettes.ts';
import { picture, rectangle, woven, writtenLines } from './cover-svg.ts';
import type { Weave } from './cover-weave.ts';

const all = [shoulderCloth, hanging, squares, mantle, surf, rhombs, river, medallion] as const;

/** Diplomas are ceremonious, consultancies calm; the rest may wear anything. */
const wardrobe: Readonly<Record<CoverKind, readonly [Weave, ...Weave[]]>> = {
  course: all,
  seminar: [shoulderCloth, hanging, squares, mantle, surf, rhombs, river],
  workshop: all,
  'specialised-course': all,
  diploma: [medallion, shoulderCloth, rhombs, hanging],
  consultancy: [river, surf, hanging, rhombs, shoulderCloth],
  book: all,
  magazine: all,
};

/** Peru writes 'setiembre'. */
const months = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SET', 'OCT', 'NOV', 'DIC'] as const;

const unit = 4;

/** What a product's pictures are drawn from. */
export interface Drawing {
  readonly palette: Palette;
  readonly numbers: Numbers;
  /** Those of its hem, which tells it from every other. */
  readonly name: Numbers;
}

/** Sets the whole series: another word gives every product another cover. Taquile is the island of weavers in the Titicaca. */
const series = 'taquile';

/** Palette and numbers of a product: the same for each of its pictures. */
export function drawnFrom({ kind, slug }: CoverFacts): Drawing {
  const numbers = numbersFrom(`${series} ${slug}`);
  return { palette: numbers.pick(palettes[kind]), numbers, name: numbersFrom(`${series}, ${slug}`) };
}

/** A cloth of a kind's own weaves with the product's hem, in cells. */
export function wovenFor(kind: CoverKind, width: number, height: number, { palette, numbers, name }: Drawing): Cloth {
  const dyes = dyesOf(palette);
  return hemmed(width, height, name, dyes, (cloth) => numbers.pick(wardrobe[kind])(cloth, numbers, dyes));
}

/** 640 × 360: the textile from edge to edge; where there is a date, a plain field with the date beside it. */
export function drawWide(facts: CoverFacts, glyphs: Glyphs): string {
  const drawing = drawnFrom(facts);
  const { palette } = drawing;
  if (facts.day === null) {
    return picture(640, 360, facts.title, woven(wovenFor(facts.kind, 160, 90, drawing), palette, 0, 0, unit));
  }
  const cloth = wovenFor(facts.kind, 96, 90, drawing);
  const fringe = [palette[1], palette[3], palette[2]].map((colour, index) =>
    rectangle(232 + index * 8, 0, 8, 360, colour),
  );
  const body = rectangle(0, 0, 232, 360, palette[0]) + woven(cloth, palette, 256, 0, unit) + fringe.join('');
  return picture(640, 360, facts.title, body + date(facts.day, palette, glyphs));
}

/** The day large, month and year below it, all on one left edge. */
function date(day: PlainDate, palette: Palette, glyphs: Glyphs): string {
  const fill = wordsOn(palette[0], palette);
  const [year = '', month = '01', number = '01'] = day.split('-');
  const line = (text: string, face: 'title' | 'label', size: number, y: number, colour: string) =>
    writtenLines({ size, lines: [text] }, { face, x: 36, y, fill: colour }, glyphs);
  return (
    line(String(Number(number)), 'title', 148, 176, fill) +
    line(months[Number(month) - 1] ?? '', 'label', 58, 256, palette[3]) +
    line(year, 'label', 42, 312, fill)
  );
}
