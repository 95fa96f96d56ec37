import type { Font } from 'fontkit';

import type { FaceName } from '#adapters/server/documents/face-files.ts';
import { openFace, runsOf, widthOf } from '#adapters/server/documents/typefaces.ts';
import type { Face, Glyphs } from './cover-glyphs.ts';

interface Cut {
  readonly face: FaceName;
  /** Between two letters, as a part of the size: large letters stand closer, capitals of a label wider. */
  readonly tracking: number;
}

const cuts: Readonly<Record<Face, Cut>> = {
  title: { face: 'serif-bold', tracking: -0.016 },
  text: { face: 'sans', tracking: 0 },
  label: { face: 'sans-bold', tracking: 0.03 },
};

/** Sets words from the school's own font files. */
export class GlyphsByFontkit implements Glyphs {
  width(text: string, face: Face, size: number): number {
    const { face: name, tracking } = cuts[face];
    return widthOf(text, name, size, tracking * size);
  }

  path(text: string, face: Face, size: number, x: number, y: number): string {
    const { face: name, tracking } = cuts[face];
    let path = '';
    let at = x;
    for (const run of runsOf(text, name)) {
      const font = openFace(name, run.alphabet);
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run.text);
      glyphs.forEach((glyph, index) => {
        path += glyphPath(glyph, scale, at, y);
        at += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
      });
    }
    return path;
  }
}

type Glyph = ReturnType<Font['layout']>['glyphs'][number];

const commandOf = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

/**
 * The outline of one glyph: only its beginning says where it stands, every step after that is relative, so that a letter
 * is the same text wherever it stands and compresses to next to nothing.
 */
function glyphPath(glyph: Glyph, scale: number, x: number, y: number): string {
  let path = '';
  let [penX, penY] = [0, 0];
  let [ringX, ringY] = [0, 0];
  for (const { command, args } of glyph.path.commands) {
    if (command === 'closePath') {
      path += 'z';
      [penX, penY] = [ringX, ringY];
      continue;
    }
    const points = args.map((value, index) => tenths(value * scale * (index % 2 === 0 ? 1 : -1)));
    if (path === '') path = `M${decimal(tenths(x) + (points[0] ?? 0))} ${decimal(tenths(y) + (points[1] ?? 0))}`;
    else path += commandOf[command] + steps(points, penX, penY);
    [penX, penY] = [points.at(-2) ?? 0, points.at(-1) ?? 0];
    if (command === 'moveTo') [ringX, ringY] = [penX, penY];
  }
  return path;
}

function steps(points: readonly number[], penX: number, penY: number): string {
  return points
    .map((value, index) => decimal(value - (index % 2 === 0 ? penX : penY)))
    .reduce((text, next) => (text === '' || next.startsWith('-') ? text + next : `${text} ${next}`), '');
}

const tenths = (value: number): number => Math.round(value * 10);

/** A whole number of tenths as short as SVG takes it: '1.5', '-.3', '12'. */
function decimal(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, '$1.');
}
