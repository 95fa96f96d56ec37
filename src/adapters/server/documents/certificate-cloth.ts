import type { Box, BoxesMark, Mark, TextMark } from './page-marks.ts';
import { beltDownwards, MOTIF_CELLS, TEETH_CELLS } from './textile.ts';

/** A4 across, in points. */
export const width = 841.89;
export const height = 595.28;

export const paper = '#fdfaf3';
export const shade = '#f5edde';
export const ink = '#33241f';
export const muted = '#6b5b52';
export const granate = '#7d1f33';
export const maize = '#e2a93b';
export const hairline = '#d3c5ae';
const cream = '#f4ead6';
const night = '#2c2440';

/** Motifs down an edge; they fill it exactly. */
const motifCount = 12;
const cell = height / (MOTIF_CELLS * motifCount);
const selvage = [granate, maize, ink].map((fill, place) => ({ fill, from: place * 1.4 * cell, wide: 1.4 * cell }));
const selvageWidth = selvage.length * 1.4 * cell;
const wovenWidth = (MOTIF_CELLS + 2 * TEETH_CELLS) * cell;

/** How wide the belt with its selvages is. */
export const beltWidth = 2 * selvageWidth + wovenWidth;
/** Between the words and the belt, and between the words and the other edge. */
export const margin = 58;
export const textWidth = width - beltWidth - 2 * margin;

export function boxes(fill: string, each: BoxesMark['boxes'], alt: string | null = null): BoxesMark {
  return { kind: 'boxes', fill, boxes: each, alt };
}

export function line(
  text: string,
  x: number,
  baseline: number,
  style: Partial<Pick<TextMark, 'face' | 'size' | 'fill' | 'tracking' | 'role'>> = {},
): TextMark {
  return { kind: 'text', text, x, baseline, face: 'sans', size: 12, fill: ink, tracking: 0, role: 'text', ...style };
}

/** The woven belt down the page from `x`, between its selvages. */
export function belt(x: number): Mark[] {
  const outer = selvage.map(({ fill, from, wide }) => boxes(fill, [[x + from, 0, wide, height]]));
  const end = x + beltWidth;
  const inner = selvage.map(({ fill, from, wide }) => boxes(fill, [[end - from - wide, 0, wide, height]]));
  const threads = { ground: granate, otherGround: night, figure: cream, second: maize, teeth: maize, teethGround: ink };
  return [...outer, ...inner, ...beltDownwards(x + selvageWidth, 0, cell, motifCount, threads)];
}

/** A stepped cross within a square of `size` points, as the school's mark draws it. */
export function steppedCross(x: number, y: number, size: number): readonly Box[] {
  const step = size / 10;
  const parts: readonly Box[] = [
    [3, 0, 4, 2],
    [2, 2, 6, 1],
    [0, 3, 10, 4],
    [2, 7, 6, 1],
    [3, 8, 4, 2],
  ];
  return parts.map(([px, py, w, h]): Box => [x + px * step, y + py * step, w * step, h * step]);
}
