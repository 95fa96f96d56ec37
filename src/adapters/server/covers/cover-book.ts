import { shoulderCloth } from './cover-bands.ts';
import { Cloth, type Motif, type Scheme } from './cover-cloth.ts';
import { dyesOf } from './cover-dyes.ts';
import type { CoverFacts } from '#domain/catalogue/cover-facts.ts';
import { mantle, rhombs, river, squares } from './cover-fields.ts';
import { fitText, wordsFit, type Glyphs } from './cover-glyphs.ts';
import { creatures, emblems, runners } from './cover-motifs.ts';
import { accentOn, wordsOn } from './cover-palettes.ts';
import { mark, rectangle, woven, writtenLines } from './cover-svg.ts';
import { column, frieze, lines } from './cover-threads.ts';
import type { Weave } from './cover-weave.ts';
import { drawnFrom } from './cover-wide.ts';
import { masthead } from './cover-magazine.ts';
import { leading, sizes, words, type Composition } from './cover-words.ts';

const unit = 4;
const emblemList = [emblems.chakana, emblems.eye, emblems.hookedDiamond, emblems.star] as const;
/** Diamonds that touch make a chain; the others stand apart. */
const gapOf = (motif: Motif): number => (motif === emblems.eye || motif === emblems.hookedDiamond ? 0 : 2);

/** A band across the upper third. */
const banded: Composition = (facts, palette, numbers, glyphs) => {
  const cloth = new Cloth(100, 52);
  const motif = numbers.pick(emblemList);
  const scheme = numbers.pick(dyesOf(palette).bands);
  cloth.fill(0, 0, 100, 52, scheme[0] ?? 1);
  if (numbers.below(2) === 0) {
    frieze(cloth, motif, Math.floor((52 - motif.length * 2) / 2), { scheme, scale: 2, gap: gapOf(motif) });
  } else {
    const between = Math.floor((52 - motif.length * 2) / 3);
    frieze(cloth, motif, between, { scheme, scale: 1, gap: gapOf(motif) });
    frieze(cloth, motif, 52 - between - motif.length, { scheme, scale: 1, gap: gapOf(motif) });
  }
  lines(cloth, 0, [1, 3, 2], 1);
  lines(cloth, 49, [2, 3, 1], 1);
  const [ground] = palette;
  return (
    woven(cloth, palette, 0, 44, unit) +
    words(facts, { x: 40, width: 328, top: 296, foot: 556, ground }, palette, glyphs)
  );
};

/** A column along the spine; titles with very long words take the band instead. */
const spined: Composition = (facts, palette, numbers, glyphs) => {
  const text = { x: 142, width: 232, top: 60, foot: 552, ground: palette[0] };
  if (!wordsFit(facts.title, 'title', text.width, 34, glyphs)) return banded(facts, palette, numbers, glyphs);
  const motif: Motif = numbers.pick([...emblemList, creatures.bird, creatures.condor]);
  const cloth = new Cloth(34, 150);
  const scheme = numbers.pick(dyesOf(palette).bands);
  column(cloth, motif, 12, { scheme, scale: 1, gap: numbers.pick([1, 3, 6]), turning: numbers.below(2) === 1 });
  return woven(cloth, palette, 0, 0, unit) + words(facts, text, palette, glyphs);
};

/** The textile all over, a label on it. */
const labelled: Composition = (facts, palette, numbers, glyphs) => {
  const text = { x: 66, width: 268, top: 146, foot: 416, ground: wordsOn(palette[1], palette) };
  if (!wordsFit(facts.title, 'title', text.width, 30, glyphs)) return banded(facts, palette, numbers, glyphs);
  const cloth = new Cloth(100, 150);
  numbers.pick<Weave>([squares, rhombs, river])(cloth, numbers, dyesOf(palette));
  const label = rectangle(36, 104, 328, 352, palette[1]) + rectangle(42, 110, 316, 340, text.ground);
  return woven(cloth, palette, 0, 0, unit) + label + words(facts, text, palette, glyphs);
};

/** One great emblem that runs off the lower corner; the author first, as on old bindings. */
const emblazoned: Composition = (facts, palette, numbers, glyphs) => {
  const cloth = new Cloth(100, 72);
  const motif = numbers.pick(emblemList);
  const scale = motif.length > 16 ? 5 : 6;
  const [across, down] = [numbers.pick([0.6, 0.72]), numbers.pick([0.56, 0.66])];
  const [left, top] = [100 - Math.floor(motif.length * scale * across), 72 - Math.floor(motif.length * scale * down)];
  cloth.stamp(motif, left, top, { scheme: dyesOf(palette).onField, scale });
  const [ground] = palette;
  const fill = wordsOn(ground, palette);
  const by = fitText(facts.by, 'text', { width: 324, height: 62, sizes: [29, 27], leading: 1.15 }, glyphs);
  const rule = facts.by === '' ? 56 : 52 + by.lines.length * by.size * 1.15;
  const room = { width: 324, height: 316 - rule - 30, sizes, leading };
  const title = fitText(facts.title, 'title', room, glyphs);
  return (
    woven(cloth, palette, 0, 312, unit) +
    (facts.by === '' ? '' : writtenLines(by, { face: 'text', x: 40, y: 68, leading: 1.15, fill }, glyphs)) +
    rectangle(40, rule, 48, 4, accentOn(ground, palette)) +
    writtenLines(title, { face: 'title', x: 40, y: rule + 26 + title.size * 0.76, leading, fill }, glyphs) +
    mark(40, 532, 1.4, fill, palette[3])
  );
};

/** The words above, the textile below. */
const horizon: Composition = (facts, palette, numbers, glyphs) => {
  const cloth = new Cloth(100, 68);
  numbers.pick<Weave>([river, squares, shoulderCloth, rhombs, mantle])(cloth, numbers, dyesOf(palette));
  lines(cloth, 0, [1, 3, 2]);
  const [ground] = palette;
  return (
    woven(cloth, palette, 0, 328, unit) +
    words(facts, { x: 40, width: 328, top: 46, foot: 296, ground }, palette, glyphs)
  );
};

/** Borders above and below, the words in the middle. */
const bordered: Composition = (facts, palette, numbers, glyphs) => {
  const motifs = [runners.greca, runners.hook, runners.mountain] as const;
  const { bands } = dyesOf(palette);
  const [above, below] = [numbers.pick(motifs), numbers.pick(motifs)];
  const [upper, lower] = [border(above, numbers.pick(bands)), border(below, numbers.pick(bands))];
  const foot = 600 - lower.height * unit;
  const text = { x: 40, width: 328, top: upper.height * unit + 46, foot: foot - 42, ground: palette[0] };
  return woven(upper, palette, 0, 0, unit) + woven(lower, palette, 0, foot, unit) + words(facts, text, palette, glyphs);
};

/** One figure after the other between fine lines. */
function border(motif: Motif, scheme: Scheme): Cloth {
  const height = motif.length * 2 + 8;
  const cloth = new Cloth(100, height);
  cloth.fill(0, 0, 100, height, scheme[0] ?? 1);
  lines(cloth, 0, [1, 3]);
  frieze(cloth, motif, 4, { scheme, scale: 2 });
  lines(cloth, height - 4, [3, 1]);
  return cloth;
}

const compositions = {
  book: [banded, spined, labelled, emblazoned, horizon, bordered],
  magazine: [masthead, masthead, horizon, labelled],
} as const;

/** The fold at the spine, over everything. */
const fold = `<path opacity=".12" d="M0 0h12v600H0z"/><path opacity=".06" d="M12 0h4v600h-4z"/>`;

/** The inside of a book's or magazine's cover, 400 × 600 units. */
export function bookBody(facts: CoverFacts, glyphs: Glyphs): string {
  const { palette, numbers } = drawnFrom(facts);
  const compose: Composition = numbers.pick(compositions[facts.kind === 'magazine' ? 'magazine' : 'book']);
  return rectangle(0, 0, 400, 600, palette[0]) + compose(facts, palette, numbers, glyphs) + fold;
}
