import { fittedIn } from '#domain/settings/school-logo.ts';
import type { DrawnLogo } from './drawings.ts';
import type { FaceName } from './face-files.ts';

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

/** A picture in a box of the page, which it fills. */
export interface PictureMark {
  readonly kind: 'picture';
  /** PNG in base64. */
  readonly png: string;
  readonly box: Box;
  readonly alt: string;
}

/** One thing on a page, in the order in which things are painted. */
export type Mark = TextMark | BoxesMark | PictureMark;

/** A logo within a room whose left edge it keeps, in its middle between above and below; `alt` is the school's name. */
export function logoMark({ png, ...sides }: DrawnLogo, alt: string, [x, y, width, height]: Box): PictureMark {
  const fitted = fittedIn(sides, { width, height });
  return { kind: 'picture', png, alt, box: [x, y + (height - fitted.height) / 2, fitted.width, fitted.height] };
}

/** A page ready to be painted, whatever the paint. */
export interface PageMarks {
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly marks: readonly Mark[];
}
