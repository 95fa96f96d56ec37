import type { Cloth } from './cover-cloth.ts';
import type { Face, Glyphs, SetText } from './cover-glyphs.ts';
import { outline } from './cover-outline.ts';
import type { Palette } from './cover-palettes.ts';

/** A picture of `width` by `height` units with a spoken title. */
export function picture(width: number, height: number, title: string, body: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>${escapeText(title)}</title>${body}</svg>`;
}

/** A plain rectangle. */
export function rectangle(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`;
}

/** A cloth laid down with its corner at a place, `unit` units a cell: its field, then one path a thread. */
export function woven(cloth: Cloth, palette: Palette, x: number, y: number, unit: number): string {
  const threads = palette.slice(1).map((colour, index) => {
    const path = outline(cloth, index + 1);
    return path === '' ? '' : `<path fill="${colour}" d="${path}"/>`;
  });
  const field = rectangle(0, 0, cloth.width, cloth.height, palette[0]);
  return `<g transform="translate(${x} ${y}) scale(${unit})">${field}${threads.join('')}</g>`;
}

/** Where a text stands: `y` is the first baseline. */
export interface Placed {
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly leading?: number;
  readonly fill: string;
}

/** Lines one below the other. */
export function writtenLines(
  { size, lines }: SetText,
  { face, x, y, leading = 1.2, fill }: Placed,
  glyphs: Glyphs,
): string {
  const path = lines.map((line, index) => glyphs.path(line, face, size, x, y + index * size * leading)).join('');
  return path === '' ? '' : `<path fill="${fill}" d="${path}"/>`;
}

/** The school's mark, 24 units a side at scale 1: a chakana with a heart. */
export function mark(x: number, y: number, scale: number, fill: string, heart: string): string {
  const cross = `<path fill="${fill}" d="M8 0h8v4h4v4h4v8h-4v4h-4v4H8v-4H4v-4H0V8h4V4h4z"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${cross}<path fill="${heart}" d="M10 8h4v2h2v4h-2v2h-4v-2H8v-4h2z"/></g>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
