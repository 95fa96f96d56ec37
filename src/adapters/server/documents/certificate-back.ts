import type { Certificate } from '#domain/learning/certificate.ts';
import type { CertifiedModule } from '#domain/learning/certified-modules.ts';
import { academicHours } from '#domain/learning/academic-hours.ts';
import {
  belt,
  beltWidth,
  boxes,
  granate,
  hairline,
  height,
  line,
  margin,
  muted,
  paper,
  textWidth,
  width,
} from './certificate-cloth.ts';
import { entityLine } from './certificate-texts.ts';
import type { Mark, PageMarks } from './page-marks.ts';
import { fittedSize, widthOf } from './typefaces.ts';

const left = margin;
const top = 128;
const bottom = height - 78;
const gutter = 28;
const room = bottom - top;
/** From a line to the next, and to the title of the next module, in sizes. */
const lineStep = 1.32;
const titleStep = 2;
/** Sizes of the syllabus in points, the first at which it fits; below the last nobody could read it. */
const sizes = [13, 12, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7] as const;

interface Line {
  readonly text: string;
  readonly isTitle: boolean;
  /** Points from the line before. */
  readonly step: number;
  /** It must not be the last of its column: more of its title, or of its class, or its classes follow. */
  readonly leads: boolean;
}

/** The back of a certificate: what was studied, module by module. Null where it was not noted. */
export function certificateBack(certificate: Certificate): PageMarks | null {
  if (certificate.syllabus.length === 0) return null;
  const heading = 'Temario';
  const title = certificate.productTitle;
  return {
    width,
    height,
    title: `${heading}: ${title}`,
    marks: [
      boxes(paper, [[0, 0, width, height]]),
      ...belt(width - beltWidth),
      line(heading, left, 72, { face: 'serif-bold', size: 26, fill: granate, role: 'heading' }),
      line(title, left, 96, { face: 'serif-bold', size: Math.max(6, fittedSize(title, 'serif-bold', 15, textWidth)) }),
      ...syllabus(certificate),
      ...foot(certificate),
    ],
  };
}

/** A text with the width of each of its words, and of a blank, at a size of one point: letters are measured once, whatever size is tried. */
interface Measured {
  readonly words: readonly { readonly text: string; readonly width: number }[];
  readonly blank: number;
}

interface MeasuredModule {
  readonly title: Measured;
  readonly classes: readonly Measured[];
}

function measured(text: string, face: 'sans' | 'sans-bold'): Measured {
  const words = text.split(/\s+/).map((word) => ({ text: word, width: widthOf(word, face, 1) }));
  return { words, blank: widthOf(' ', face, 1) };
}

function measuredModule({ title, classes }: CertifiedModule): MeasuredModule {
  return { title: measured(title, 'sans-bold'), classes: classes.map((each) => measured(each, 'sans')) };
}

/** In lines no wider than `wide` points at that size; a word wider than that stands alone. */
function wrapped({ words, blank }: Measured, size: number, wide: number): readonly string[] {
  const lines: string[] = [];
  let used = 0;
  for (const { text, width: own } of words) {
    const last = lines.at(-1);
    if (last !== undefined && (used + blank + own) * size <= wide) {
      lines[lines.length - 1] = `${last} ${text}`;
      used += blank + own;
    } else {
      lines.push(text);
      used = own;
    }
  }
  return lines;
}

/** The syllabus as large, and in as few columns, as it fits; what even the smallest has no room for is counted. */
function syllabus(certificate: Certificate): Mark[] {
  const modules = certificate.syllabus.map(({ title, classes }, place) =>
    measuredModule({ title: `${place + 1}. ${title}`, classes }),
  );
  for (const size of sizes) {
    for (const count of [1, 2, 3]) {
      const lines = modules.flatMap((module) => linesIn(module, size, columnWidth(count)));
      const columns = inColumns(lines, count);
      if (columns !== null) return drawn(columns, size, columnWidth(count));
    }
  }
  return cut(modules);
}

const columnWidth = (count: number): number => (textWidth - (count - 1) * gutter) / count;

function linesIn({ title, classes }: MeasuredModule, size: number, wide: number): readonly Line[] {
  return [
    ...wrapped(title, size, wide).map((text, at, all): Line => ({
      text,
      isTitle: true,
      step: size * (at === 0 ? titleStep : lineStep),
      leads: classes.length > 0 || at < all.length - 1,
    })),
    ...classes.flatMap((each) =>
      wrapped(each, size, wide - size).map((text, at, all): Line => ({
        text,
        isTitle: false,
        step: size * lineStep,
        leads: at < all.length - 1,
      })),
    ),
  ];
}

/** The lines over so many columns; null: they do not fit. */
function inColumns(lines: readonly Line[], count: number): readonly (readonly Line[])[] | null {
  const columns: Line[][] = [[]];
  let y = 0;
  for (const [at, each] of lines.entries()) {
    const needed = heightTogether(lines, at);
    const last = columns.at(-1);
    if (last !== undefined && y + needed <= room) {
      last.push(each);
      y += each.step;
    } else {
      columns.push([each]);
      y = each.step;
    }
  }
  return columns.length <= count ? columns : null;
}

/** Points that a line takes with what must not part from it. */
function heightTogether(lines: readonly Line[], at: number): number {
  let needed = 0;
  for (let place = at; place < lines.length; place += 1) {
    needed += lines[place]?.step ?? 0;
    if (lines[place]?.leads !== true) break;
  }
  // What is higher than a column parts after all.
  return needed <= room ? needed : (lines[at]?.step ?? 0);
}

function drawn(columns: readonly (readonly Line[])[], size: number, wide: number): Mark[] {
  return columns.flatMap((lines, place) => column(lines, place * (wide + gutter), size));
}

function column(lines: readonly Line[], x: number, size: number): Mark[] {
  let y = top;
  return lines.map((each, place) => {
    if (place > 0) y += each.step;
    return each.isTitle
      ? line(each.text, left + x, y, { face: 'sans-bold', size })
      : line(each.text, left + x + size, y, { size, fill: muted });
  });
}

/** As many modules as there is room for, and how many more there are. */
function cut(modules: readonly MeasuredModule[]): Mark[] {
  const size = sizes.at(-1) ?? 7;
  const wide = columnWidth(3);
  let lines: readonly Line[] = [];
  let fitting: readonly (readonly Line[])[] = [];
  for (const [place, module] of modules.entries()) {
    const more = modules.length - place;
    const rest = measuredModule({ title: more === 1 ? 'Y un módulo más' : `Y ${more} módulos más`, classes: [] });
    const columns = inColumns([...lines, ...linesIn(rest, size, wide)], 3);
    if (columns === null) break;
    fitting = columns;
    lines = [...lines, ...linesIn(module, size, wide)];
  }
  return drawn(fitting, size, wide);
}

/** To which certificate the back belongs, and whose it is. */
function foot({ holderName, code, hours, signer }: Certificate): Mark[] {
  const facts = `${code} · ${holderName} · ${academicHours(hours)}`;
  const fitted = (text: string, baseline: number): Mark =>
    line(text, left, baseline, { size: fittedSize(text, 'sans', 10.5, textWidth), fill: muted });
  return [
    boxes(hairline, [[left, bottom + 16, textWidth, 0.75]]),
    fitted(facts, bottom + 33),
    ...(signer === null ? [] : [fitted(entityLine(signer), bottom + 48)]),
  ];
}
