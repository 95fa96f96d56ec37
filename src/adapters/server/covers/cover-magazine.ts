import { capitalised } from '#domain/shared/text.ts';
import { shoulderCloth } from './cover-bands.ts';
import { Cloth } from './cover-cloth.ts';
import { dyesOf } from './cover-dyes.ts';
import { mantle, rhombs, squares, surf } from './cover-fields.ts';
import { fitText } from './cover-glyphs.ts';
import { wordsOn } from './cover-palettes.ts';
import { mark, rectangle, woven, writtenLines } from './cover-svg.ts';
import type { Weave } from './cover-weave.ts';
import { sizes, type Composition } from './cover-words.ts';

/** A magazine: what stands before the colon of its title as masthead, the textile, then the theme and who wrote it. */
export const masthead: Composition = (facts, palette, numbers, glyphs) => {
  const cloth = new Cloth(100, 76);
  numbers.pick<Weave>([mantle, squares, rhombs, shoulderCloth, surf])(cloth, numbers, dyesOf(palette));
  const [ground] = palette;
  const fill = wordsOn(ground, palette);
  const [name = '', ...rest] = facts.title.split(': ');
  const head = fitText(name, 'title', { width: 336, height: 116, sizes: [72, ...sizes, 27], leading: 1.04 }, glyphs);
  const theme = fitText(
    capitalised(rest.join(': ')),
    'title',
    { width: 336, height: 34, sizes: [34, 31, 28, 26], leading: 1 },
    glyphs,
  );
  const by = fitText(facts.by, 'text', { width: 286, height: 56, sizes: [27, 26], leading: 1.1 }, glyphs);
  const byTop = (rest.length === 0 ? 546 : 564) - (by.lines.length - 1) * 14;
  const top = 24 + (112 - head.lines.length * head.size * 1.04) / 2;
  return (
    woven(cloth, palette, 0, 160, 4) +
    rectangle(0, 152, 400, 8, palette[1]) +
    rectangle(0, 464, 400, 8, palette[1]) +
    writtenLines(head, { face: 'title', x: 32, y: top + head.size * 0.8, leading: 1.04, fill }, glyphs) +
    (rest.length === 0 ? '' : writtenLines(theme, { face: 'title', x: 32, y: 516, fill }, glyphs)) +
    (facts.by === '' ? '' : writtenLines(by, { face: 'text', x: 32, y: byTop, leading: 1.1, fill }, glyphs)) +
    mark(332, 536, 1.5, fill, palette[3])
  );
};
