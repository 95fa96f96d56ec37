import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { coverPath, coverShape, hasCover, type CoverFacts, type CoverKind } from '#domain/catalogue/cover-facts.ts';
import { drawLinkPreview } from '#adapters/server/covers/cover-link-preview.ts';
import { drawnFrom, wovenFor } from '#adapters/server/covers/cover-wide.ts';
import { drawCover } from '#adapters/server/covers/cover.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { MonospacedGlyphs, type WrittenLine } from '#test/support/catalogue/monospaced-glyphs.ts';

const kinds = productKinds.filter(hasCover);
const slug = fc.stringMatching(/^[a-z]{1,12}(-[a-z0-9]{1,12}){0,4}$/);
const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzáéíóúñ&<'), minLength: 1, maxLength: 24 });
const title = fc.array(word, { minLength: 1, maxLength: 18 }).map((words) => words.join(' '));

const about = (kind: CoverKind, facts: Partial<CoverFacts> = {}): CoverFacts => ({
  kind,
  slug: 'derecho-laboral-para-empresas',
  title: 'Derecho laboral para empresas',
  by: 'Rosa Huamán Quispe',
  day: null,
  ...facts,
});

const colours: string[] = [];

/** The colours of a cover's textile as numbers, every other cell of every other row. */
function cellsOf(kind: CoverKind, ofSlug: string): Uint8Array {
  const drawing = drawnFrom(about(kind, { slug: ofSlug }));
  const cloth = wovenFor(kind, 160, 90, drawing);
  for (const colour of drawing.palette) if (!colours.includes(colour)) colours.push(colour);
  const numbers = drawing.palette.map((colour) => colours.indexOf(colour));
  const at = (cell: number) => cloth.at((cell % 80) * 2, Math.floor(cell / 80) * 2) ?? 0;
  return Uint8Array.from({ length: 80 * 45 }, (_, cell) => numbers[at(cell)] ?? 0);
}

/** Cells of another colour. */
function differing(one: Uint8Array, other: Uint8Array): number {
  let count = 0;
  for (let cell = 0; cell < one.length; cell += 1) if (one[cell] !== other[cell]) count += 1;
  return count;
}

function linesOf(facts: CoverFacts): readonly WrittenLine[] {
  const glyphs = new MonospacedGlyphs();
  drawCover(facts, glyphs);
  return glyphs.written;
}

describe('a cover', () => {
  it('exists for everything but plans, 2:3 for what is read and 16:9 for the rest', () => {
    expect(productKinds.filter((kind) => !hasCover(kind))).toEqual(['plan']);
    expect(kinds.filter((kind) => coverShape(kind) === 'book')).toEqual(['book', 'magazine']);
    expect(drawCover(about('course'), new MonospacedGlyphs())).toContain('viewBox="0 0 640 360"');
    expect(drawCover(about('book'), new MonospacedGlyphs())).toContain('viewBox="0 0 400 600"');
  });

  it('has an address by its slug', () => {
    expect(coverPath('manual-del-igv')).toBe('/portadas/manual-del-igv.svg');
    expect(coverPath('manual-del-igv', 'png')).toBe('/portadas/manual-del-igv.png');
  });

  it('is always the same for the same product', () => {
    fc.assert(
      fc.property(slug, title, fc.constantFrom(...kinds), (ofSlug, ofTitle, kind) => {
        const facts = about(kind, { slug: ofSlug, title: ofTitle });
        expect(drawCover(facts, new MonospacedGlyphs())).toBe(drawCover({ ...facts }, new MonospacedGlyphs()));
      }),
      { numRuns: 40 },
    );
  });

  it('differs from product to product: no two of a catalogue of 3,620 courses are drawn alike', () => {
    const drawn = Array.from({ length: 3620 }, (_, index) =>
      Buffer.from(cellsOf('course', `curso-de-derecho-${index}`)).toString('latin1'),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('differs at a glance from any other on a page of 24, neighbours or not: by a fiftieth of its cells at least', () => {
    const wide = kinds.filter((kind) => coverShape(kind) === 'wide');
    fc.assert(
      fc.property(fc.uniqueArray(slug, { minLength: 24, maxLength: 24 }), fc.constantFrom(...wide), (slugs, kind) => {
        const page = slugs.map((ofSlug) => cellsOf(kind, ofSlug));
        const apart = page.flatMap((one, index) => page.slice(index + 1).map((other) => differing(one, other)));
        expect(Math.min(...apart)).toBeGreaterThan((80 * 45) / 50);
      }),
      { numRuns: 60 },
    );
  });

  it('is drawn from its slug alone where no words stand on it: a corrected title changes nothing', () => {
    const [one, other] = [about('course', { title: 'Una' }), about('course', { title: 'Otra' })];
    const untitled = (facts: CoverFacts) => drawCover(facts, new MonospacedGlyphs()).replace(/<title>.*<\/title>/, '');
    expect(untitled(one)).toBe(untitled(other));
  });

  it('shows in a list the textile alone, because the title stands below it', () => {
    for (const kind of kinds.filter((each) => coverShape(each) === 'wide')) expect(linesOf(about(kind))).toEqual([]);
  });

  it('of a seminar shows its date so large that a phone shows it too', () => {
    const lines = linesOf(about('seminar', { day: '2026-09-04' as PlainDate }));
    expect(lines.map(({ text }) => text)).toEqual(['4', 'SET', '2026']);
    // On a card 165 px wide, two beside each other on the narrowest phone: 10 px at the least.
    for (const { size } of lines) expect((size * 165) / 640).toBeGreaterThan(10);
  });

  it('of a book or magazine carries title and author, large enough for a shelf on a phone', () => {
    for (const kind of ['book', 'magazine'] as const) {
      for (let index = 0; index < 30; index += 1) {
        const lines = linesOf(about(kind, { slug: `obra-${index}` }));
        const read = lines.map(({ text }) => text).join(' ');
        expect(read).toContain('Rosa Huamán Quispe');
        expect(
          lines
            .filter(({ face }) => face === 'title')
            .map(({ text }) => text)
            .join(' '),
        ).toBe('Derecho laboral para empresas');
        for (const { size } of lines) expect((size * 165) / 400).toBeGreaterThan(10);
      }
    }
  });

  it('of a book has at least three compositions, so that a shelf does not repeat itself', () => {
    for (const kind of ['book', 'magazine'] as const) {
      const places = Array.from({ length: 30 }, (_, index) => {
        const [first] = linesOf(about(kind, { slug: `obra-${index}` })).filter(({ face }) => face === 'title');
        return `${first?.x} ${first?.y}`;
      });
      expect(new Set(places).size).toBeGreaterThanOrEqual(3);
    }
  });

  it('keeps every word inside, whatever the title, and lets no two lines touch', () => {
    fc.assert(
      fc.property(
        slug,
        title,
        title,
        fc.constantFrom('book' as const, 'magazine' as const),
        (ofSlug, ofTitle, by, kind) => {
          const lines = linesOf(about(kind, { slug: ofSlug, title: ofTitle, by }));
          for (const { text, size, x, y } of lines) {
            expect(x + [...text].length * size * 0.5).toBeLessThanOrEqual(392);
            expect(y - size * 0.8).toBeGreaterThan(0);
            expect(y).toBeLessThan(600);
          }
          const below = lines.toSorted((one, other) => one.y - other.y);
          below
            .slice(1)
            .forEach((line, index) => expect(line.y - (below[index]?.y ?? 0)).toBeGreaterThan(line.size * 0.9));
        },
      ),
      { numRuns: 120 },
    );
  });

  it('is a well-formed document whatever the title says', () => {
    const svg = drawCover(about('book', { title: 'Fusiones & <adquisiciones>' }), new MonospacedGlyphs());
    expect(svg).toContain('<title>Fusiones &amp; &lt;adquisiciones&gt;</title>');
    expect(svg).not.toMatch(/style=|<text|font-family|NaN|undefined/);
  });
});

describe('a link preview', () => {
  it('says kind, title, who and when', () => {
    const glyphs = new MonospacedGlyphs();
    const svg = drawLinkPreview({ facts: about('seminar', { day: '2026-12-14' as PlainDate }), logo: null }, glyphs);
    expect(svg).toContain('viewBox="0 0 1200 630"');
    const read = glyphs.written.map(({ text }) => text).join(' ');
    expect(read).toBe('Seminario Derecho laboral para empresas Rosa Huamán Quispe lunes 14 de diciembre de 2026');
  });

  it('of a seminar that was held, it says that there is its recording', () => {
    const glyphs = new MonospacedGlyphs();
    drawLinkPreview({ facts: about('seminar', { isOver: true }), logo: null }, glyphs);
    expect(glyphs.written.map(({ text }) => text)).toContain('Grabación');
  });

  it('keeps the longest titles on their own half', () => {
    fc.assert(
      fc.property(title, fc.constantFrom(...kinds), (ofTitle, kind) => {
        const glyphs = new MonospacedGlyphs();
        drawLinkPreview({ facts: about(kind, { title: ofTitle }), logo: null }, glyphs);
        const own = glyphs.written.filter(({ size, face }) => face === 'title' && size >= 48);
        expect(own.length).toBeGreaterThan(0);
        for (const { text, size, y } of own) {
          expect([...text].length * size * 0.5).toBeLessThanOrEqual(600);
          expect(y).toBeLessThan(500);
        }
      }),
      { numRuns: 60 },
    );
  });
});
