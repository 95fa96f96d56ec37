import type { Box, Mark, PageMarks, PictureMark, TextMark } from './page-marks.ts';
import { openFace, runsOf } from './typefaces.ts';

/** A page as an SVG picture whose letters are outlines: it looks the same wherever it is shown. */
export function pageInSvg(page: PageMarks): string {
  const paths = page.marks.map(drawnMark);
  const size = `width="${round(page.width)}" height="${round(page.height)}"`;
  const viewBox = `viewBox="0 0 ${round(page.width)} ${round(page.height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${viewBox} role="img" aria-label="${attribute(page.title)}">${paths.join('')}</svg>`;
}

function drawnMark(mark: Mark): string {
  if (mark.kind === 'text') return textPath(mark);
  return mark.kind === 'picture' ? image(mark) : path(mark.fill, mark.boxes.map(boxPath).join(''));
}

function image({ png, box: [x, y, width, height] }: PictureMark): string {
  const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  return `<image ${place} href="data:image/png;base64,${png}"/>`;
}

const path = (fill: string, data: string): string => `<path fill="${fill}" d="${data}"/>`;

const boxPath = ([x, y, width, height]: Box): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

function textPath(mark: TextMark): string {
  let data = '';
  let { x } = mark;
  for (const run of runsOf(mark.text, mark.face)) {
    const font = openFace(mark.face, run.alphabet);
    const scale = mark.size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    for (const [place, glyph] of glyphs.entries()) {
      const position = positions[place];
      if (position === undefined) continue;
      const at = { x: x + position.xOffset * scale, y: mark.baseline - position.yOffset * scale };
      data += glyph.path
        .scale(scale, -scale)
        .translate(at.x, at.y)
        .toSVG()
        .replaceAll(/-?\d+\.\d+/g, shorten);
      x += position.xAdvance * scale + mark.tracking;
    }
  }
  return path(mark.fill, data);
}

const shorten = (number: string): string => String(round(Number(number)));
const round = (value: number): number => Math.round(value * 100) / 100;

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
