import { type Font, openSync } from 'fontkit';
import { type Alphabet, type FaceName, faceFile } from './face-files.ts';

const alphabets: readonly Alphabet[] = ['latin', 'latin-ext'];
const opened = new Map<string, Font>();

/** A cut, opened once for each process. */
export function openFace(face: FaceName, alphabet: Alphabet): Font {
  // Asked for each letter: where the file stands, looked for in folders of packages, is asked once.
  const name = `${face} ${alphabet}`;
  const known = opened.get(name);
  if (known !== undefined) return known;
  const file = faceFile(face, alphabet);
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  // A glyph says for ever that it is the character it was first asked for: a space, or one that does not break, as it happens.
  for (const point of font.characterSet.toSorted((one, other) => one - other)) font.glyphForCodePoint(point);
  opened.set(name, font);
  return font;
}

/** A stretch of text that one file can set. */
export interface Run {
  readonly text: string;
  readonly alphabet: Alphabet;
}

/** The text in stretches, each with the alphabet that has its letters; letters that none has stay with the first. */
export function runsOf(text: string, face: FaceName): readonly Run[] {
  const runs: { text: string; alphabet: Alphabet }[] = [];
  for (const letter of text.normalize('NFC')) {
    const alphabet = alphabetOf(letter, face);
    const last = runs.at(-1);
    if (last?.alphabet === alphabet) last.text += letter;
    else runs.push({ text: letter, alphabet });
  }
  return runs;
}

function alphabetOf(letter: string, face: FaceName): Alphabet {
  const point = letter.codePointAt(0) ?? 0;
  return alphabets.find((alphabet) => openFace(face, alphabet).hasGlyphForCodePoint(point)) ?? 'latin';
}

/** How wide a line of text is, in points. */
export function widthOf(text: string, face: FaceName, size: number, tracking = 0): number {
  let width = [...text].length * tracking;
  for (const run of runsOf(text, face)) {
    const font = openFace(face, run.alphabet);
    width += (font.layout(run.text).advanceWidth * size) / font.unitsPerEm;
  }
  return width;
}

/** The size, in points, at which a text takes one line no wider than `room` points: at most `most`. */
export function fittedSize(text: string, face: FaceName, most: number, room: number): number {
  return Math.min(most, (most * room) / widthOf(text, face, most));
}

/** The text in lines no wider than `width` points, broken between words; a word wider than that stands alone. */
export function linesOf(text: string, face: FaceName, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[^\S\u00A0]+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
