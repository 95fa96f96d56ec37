import type { Box, PageMarks, TextMark } from './page-marks.ts';
import { openFace, runsOf } from './typefaces.ts';

/** A page as an SVG picture whose letters are outlines: it looks the same wherever it is shown. */
export function pageInSvg(page: PageMarks): string {
  const paths = page.marks.map((mark) =>
    mark.kind === 'text' ? textPath(mark) : path(mark.fill, mark.boxes.map(boxPath).join('')),
  );
  const size = `width="${round(page.width)}" height="${round(page.height)}"`;
  const viewBox = `viewBox="0 0 ${round(page.width)} ${round(page.height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${viewBox} role="img" aria-label="${attribute(page.title)}">${paths.join('')}</svg>`;
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
