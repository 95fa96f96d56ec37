import type { CoverTask, DrawnLogo } from '#adapters/server/documents/drawings.ts';
import { fittedIn } from '#domain/settings/school-logo.ts';
import { formatLongDay } from '#domain/shared/dates.ts';

import { bookBody } from './cover-book.ts';
import { RECORDING } from '#domain/catalogue/catalogue-menu.ts';
import { coverShape, previewSize, type CoverFacts, type CoverKind } from '#domain/catalogue/cover-facts.ts';
import { fitText, type Glyphs } from './cover-glyphs.ts';
import { accentOn, wordsOn, type Palette } from './cover-palettes.ts';
import { mark, picture, rectangle, woven, writtenLines } from './cover-svg.ts';
import { drawnFrom, wovenFor } from './cover-wide.ts';

const kindNames: Readonly<Record<CoverKind, string>> = {
  seminar: 'Seminario',
  course: 'Curso',
  workshop: 'Taller',
  'specialised-course': 'Curso especializado',
  diploma: 'Diplomado',
  consultancy: 'Consultoría',
  book: 'Libro',
  magazine: 'Revista',
};

const { width, height } = previewSize;
const paper = '#fbf8f2';

const sizes = [84, 76, 68, 60, 54, 48] as const;

type OfProduct = Omit<Extract<CoverTask, { readonly kind: 'cover-preview' }>, 'kind'>;
type OfSchool = Omit<Extract<CoverTask, { readonly kind: 'school-preview' }>, 'kind'>;

/** Pixels; the one of `left` and `right` that is given holds its edge. */
interface LogoRoom {
  readonly left?: number;
  readonly right?: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A logo on a ground of its own, since it is made for paper. */
function onPaper(logo: DrawnLogo, { left, right = 0, top, ...room }: LogoRoom): string {
  const { width: wide, height: high } = fittedIn(logo, room);
  const x = left ?? right - wide;
  const sides = `x="${x}" y="${top}" width="${wide}" height="${high}"`;
  const ground = `<rect x="${x - 12}" y="${top - 10}" width="${wide + 24}" height="${high + 20}" rx="6" fill="${paper}"/>`;
  return `${ground}<image ${sides} href="data:image/png;base64,${logo.png}"/>`;
}

/** 1200 × 630 for a link shown elsewhere: kind, title, who and when on the left, the cover's textile or the book on the right. */
export function drawLinkPreview({ facts, logo }: OfProduct, glyphs: Glyphs): string {
  const drawing = drawnFrom(facts);
  const { palette } = drawing;
  const side =
    coverShape(facts.kind) === 'book'
      ? rectangle(744, 0, 456, 630, palette[1]) + bookOn(facts, glyphs)
      : woven(wovenFor(facts.kind, 76, 105, drawing), palette, 744, 0, 6);
  return laidOut(facts.title, palette, side, wordsOf(facts, palette, logo, glyphs));
}

/** The school's own: its name, what it says of itself, and a diploma's textile. */
export function drawSchoolPreview({ name, statement, logo }: OfSchool, glyphs: Glyphs): string {
  const school: CoverFacts = { kind: 'course', slug: 'escuela', title: name, by: '', day: null };
  const drawing = drawnFrom(school);
  const { palette } = drawing;
  const fill = wordsOn(palette[0], palette);
  const said = fitText(statement, 'title', { width: 600, height: 320, sizes, leading: 1.1 }, glyphs);
  const named =
    logo === null
      ? mark(64, 72, 2.6, fill, palette[3]) +
        writtenLines({ size: 44, lines: [name] }, { face: 'title', x: 146, y: 119, fill }, glyphs)
      : onPaper(logo, { left: 64, top: 56, width: 420, height: 96 });
  const words =
    named + writtenLines(said, { face: 'title', x: 64, y: 220 + said.size * 0.78, leading: 1.1, fill }, glyphs);
  return laidOut(school.title, palette, woven(wovenFor(school.kind, 76, 105, drawing), palette, 744, 0, 6), words);
}

/** Words on a plain field to the left, a side of its own to the right, a fringe between them. */
function laidOut(title: string, palette: Palette, side: string, words: string): string {
  const fringe = [palette[1], palette[3], palette[2]].map((colour, index) =>
    rectangle(720 + index * 8, 0, 8, 630, colour),
  );
  const ground = rectangle(0, 0, 720, 630, palette[0]);
  return picture(width, height, title, ground + side + fringe.join('') + words);
}

function bookOn(facts: CoverFacts, glyphs: Glyphs): string {
  return `<svg x="802" y="45" width="360" height="540" viewBox="0 0 400 600">${bookBody(facts, glyphs)}</svg>`;
}

function wordsOf(facts: CoverFacts, palette: Palette, logo: DrawnLogo | null, glyphs: Glyphs): string {
  const fill = wordsOn(palette[0], palette);
  const title = fitText(facts.title, 'title', { width: 600, height: 300, sizes, leading: 1.1 }, glyphs);
  const below = [facts.by, facts.day === null ? '' : formatLongDay(facts.day, { withYear: true })].filter(Boolean);
  const lines = below.flatMap(
    (text) => fitText(text, 'text', { width: 600, height: 34, sizes: [34, 30, 27], leading: 1 }, glyphs).lines,
  );
  const line = (text: string, face: 'text' | 'label', size: number, x: number, y: number) =>
    writtenLines({ size, lines: [text] }, { face, x, y, fill }, glyphs);
  return (
    line(facts.isOver === true ? RECORDING : kindNames[facts.kind], 'label', 32, 64, 104) +
    rectangle(64, 124, 64, 5, accentOn(palette[0], palette)) +
    writtenLines(title, { face: 'title', x: 64, y: 160 + title.size * 0.78, leading: 1.1, fill }, glyphs) +
    lines.map((text, index) => line(text, 'text', 30, 64, 566 - (lines.length - 1 - index) * 42)).join('') +
    (logo === null
      ? mark(632, 532, 1.7, fill, palette[3])
      : onPaper(logo, { right: 672, top: 526, width: 150, height: 44 }))
  );
}
