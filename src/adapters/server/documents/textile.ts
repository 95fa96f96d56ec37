import type { Box, BoxesMark } from './page-marks.ts';

/**
 * Motifs of a woven belt (chumpi) on a grid of 14 by 14, the left half of each: '.' ground, '1' figure, '2' second figure.
 * A stepped cross (chakana) with its eye, a diamond within a diamond, and a diamond with hooks.
 */
const motifs: readonly (readonly string[])[] = [
  '....... .....11 .....11 ...1111 ...1111 .111122 .111122 .111122 .111122 ...1111 ...1111 .....11 .....11 .......',
  '......1 .....11 ....111 ...111. ..111.. .111..2 111..22 111..22 .111..2 ..111.. ...111. ....111 .....11 ......1',
  '....... 11...11 1...111 11.111. .111..2 .11..22 11..222 11..222 .11..22 .111..2 11.111. 1...111 11...11 .......',
].map((rows) => rows.split(' '));

/** Cells across and down a motif. */
export const MOTIF_CELLS = 14;

/** Cells that the teeth on either side of the motifs take. */
export const TEETH_CELLS = 3;

export interface Threads {
  readonly ground: string;
  readonly otherGround: string;
  readonly figure: string;
  readonly second: string;
  readonly teeth: string;
  readonly teethGround: string;
}

/** A belt of `count` motifs downwards from `top`, each cell `cell` points wide and high, with teeth on either side. */
export function beltDownwards(
  left: number,
  top: number,
  cell: number,
  count: number,
  threads: Threads,
): readonly BoxesMark[] {
  const width = (MOTIF_CELLS + 2 * TEETH_CELLS) * cell;
  const grounds: BoxesMark[] = [boxes(threads.teethGround, [[left, top, width, count * MOTIF_CELLS * cell]])];
  const figures = new Map<string, Box[]>();
  const add = (fill: string, box: Box): void => void figures.set(fill, [...(figures.get(fill) ?? []), box]);
  for (let place = 0; place < count; place += 1) {
    const x = left + TEETH_CELLS * cell;
    const y = top + place * MOTIF_CELLS * cell;
    const isEven = place % 2 === 0;
    const side = MOTIF_CELLS * cell;
    grounds.push(boxes(isEven ? threads.ground : threads.otherGround, [[x, y, side, side]]));
    for (const [row, half] of (motifs[place % motifs.length] ?? []).entries()) {
      for (const [from, to, mark] of stretches(half + [...half].reverse().join(''))) {
        const fill = (mark === '1') === isEven ? threads.figure : threads.second;
        add(fill, [x + from * cell, y + row * cell, (to - from) * cell, cell]);
      }
      const tooth = TEETH_CELLS - Math.abs((row % 7) - 3);
      if (tooth > 0) {
        add(threads.teeth, [left, y + row * cell, tooth * cell, cell]);
        add(threads.teeth, [left + width - tooth * cell, y + row * cell, tooth * cell, cell]);
      }
    }
  }
  return [...grounds, ...[...figures].map(([fill, each]) => boxes(fill, each))];
}

const boxes = (fill: string, each: readonly Box[]): BoxesMark => ({ kind: 'boxes', fill, boxes: each, alt: null });

/** The figured stretches of a row: from, to (left out) and which figure. */
function stretches(row: string): (readonly [number, number, string])[] {
  return [...row.matchAll(/1+|2+/g)].map(({ 0: cells, index }) => [index, index + cells.length, cells.charAt(0)]);
}
