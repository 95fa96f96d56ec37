import type { FaceName } from './typefaces.ts';

/** A filled rectangle: left, top, width and height in points. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A line of text; `x` and `baseline` in points from the page's top left. */
export interface TextMark {
  readonly kind: 'text';
  readonly text: string;
  readonly face: FaceName;
  /** Points. */
  readonly size: number;
  readonly fill: string;
  readonly x: number;
  readonly baseline: number;
  /** Points added after each letter. */
  readonly tracking: number;
  /** What the line is to somebody who listens to the page. */
  readonly role: 'heading' | 'text';
}

/** Rectangles of one colour; `alt` says what they show, when they show something. */
export interface BoxesMark {
  readonly kind: 'boxes';
  readonly fill: string;
  readonly boxes: readonly Box[];
  readonly alt: string | null;
}

/** One thing on a page, in the order in which things are painted. */
export type Mark = TextMark | BoxesMark;

/** A page ready to be painted, whatever the paint. */
export interface PageMarks {
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly marks: readonly Mark[];
}
