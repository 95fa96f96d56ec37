import { titleTogether } from '#domain/shared/numbers-together.ts';

/** How a cover's words are set: the serif for titles and dates, the sans for the rest. */
export type Face = 'title' | 'text' | 'label';

/** Sets words as outlines, because a picture in `<img>` has no fonts of its own. An adapter knows the letters. */
export interface Glyphs {
  /** The length of a text, in units of the cover, at a size in the same units; it grows with the size. */
  width(text: string, face: Face, size: number): number;
  /** The line as SVG path data, its baseline beginning at a place. */
  path(text: string, face: Face, size: number, x: number, y: number): string;
}

/** The room for a text. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  /** Sizes to try, the largest first. */
  readonly sizes: readonly [number, ...number[]];
  /** Height of a line as a multiple of the size. */
  readonly leading: number;
}

/** A text broken into lines at a size. */
export interface SetText {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * The text at the largest size at which it fits, in lines of even length, none of which begins with a number or '%' where that can be;
 * at the smallest size what does not fit ends in '…'.
 */
export function fitText(text: string, face: Face, box: TextBox, glyphs: Glyphs): SetText {
  const words = text.trim().split(/\s+/u);
  const numbered = titleTogether(words.join(' '))
    .split(' ')
    .map((part) => part.replaceAll('\u00A0', ' '));
  const most = (size: number) => Math.max(1, Math.floor((box.height - size) / (size * box.leading) + 1));
  for (const together of numbered.length === words.length ? [words] : [numbered, words]) {
    const measure = measureAt(together, face, glyphs);
    for (const size of box.sizes) {
      const lines = brokenEvenly(together, box.width / size, measure);
      if (lines !== null && lines.length <= most(size)) return { size, lines: lines.map(joined) };
    }
  }
  const size = box.sizes.at(-1) ?? box.sizes[0];
  return { size, lines: cutOff(words, box.width / size, most(size), (part) => glyphs.width(part, face, 1)) };
}

/** Whether every word of a text fits into a width at a size. */
export function wordsFit(text: string, face: Face, width: number, size: number, glyphs: Glyphs): boolean {
  return text.split(/\s+/u).every((word) => glyphs.width(word, face, size) <= width);
}

type Line = readonly string[];
type Measure = (line: Line) => number;

const joined = (line: Line): string => line.join(' ');

/** Measures lines of known words at size 1; each word is measured once, because that is what takes time. */
function measureAt(words: Line, face: Face, glyphs: Glyphs): Measure {
  const widths = new Map(words.map((word) => [word, glyphs.width(word, face, 1)]));
  const space = glyphs.width(' ', face, 1);
  return (line) => line.reduce((sum, word) => sum + (widths.get(word) ?? 0), space * (line.length - 1));
}

/** Lines no longer than `width`; null when a single word is longer. */
function broken(words: Line, width: number, measure: Measure): Line[] | null {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure([...last, word]) <= width) lines[lines.length - 1] = [...last, word];
    else if (measure([word]) <= width) lines.push([word]);
    else return null;
  }
  return lines;
}

/** As few lines as possible, then the narrowest measure that keeps that number: no short word alone at the end. */
function brokenEvenly(words: Line, width: number, measure: Measure): Line[] | null {
  let best = broken(words, width, measure);
  if (best === null) return null;
  const fewest = best.length;
  for (let narrower = width; narrower > width / 2; narrower -= width / 40) {
    const lines = broken(words, narrower, measure);
    if (lines === null || lines.length > fewest) break;
    best = lines;
  }
  return best;
}

function cutOff(words: Line, width: number, most: number, measure: (text: string) => number): string[] {
  const short = words.map((word) => (measure(word) <= width ? word : shorten(word, width, measure)));
  const lines = (broken(short, width, (line) => measure(joined(line))) ?? []).map(joined);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shorten(lines.slice(most - 1).join(' '), width, measure)];
}

function shorten(text: string, width: number, measure: (text: string) => number): string {
  const characters = [...text];
  const ended = () => `${characters.join('').replace(/[\s,;:.]+$/u, '')}…`;
  while (characters.length > 1 && measure(ended()) > width) characters.pop();
  return ended();
}
