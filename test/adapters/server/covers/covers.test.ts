import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { Covers } from '#adapters/server/covers/covers.ts';
import { GlyphsByFontkit } from '#adapters/server/covers/glyphs-by-fontkit.ts';
import { hasCover, type CoverFacts } from '#domain/catalogue/cover-facts.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { initialIdentity } from '#domain/settings/identity-settings.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';
import { DrawingsOnThisThread } from '#test/support/school/drawings-on-this-thread.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

const kinds = productKinds.filter(hasCover);
const facts: CoverFacts = {
  kind: 'book',
  slug: 'manual-del-igv',
  title: 'Manual del IGV para no contadores',
  by: 'Elena Torres Vega',
  day: null,
};

describe('the covers', () => {
  it.each(kinds)('of a %s are pictures that a browser can draw, a few kilobytes on the way', async (kind) => {
    const covers = new Covers(new DrawingsOnThisThread(), new FileStoreOnDisk(temporaryFolder()));
    for (let index = 0; index < 12; index += 1) {
      const day = kind === 'seminar' ? ('2026-12-14' as PlainDate) : null;
      const { body, mediaType } = await covers.svg({ ...facts, kind, slug: `${kind}-${index}`, day });
      expect(mediaType).toBe('image/svg+xml');
      expect(brotliCompressSync(body).length).toBeLessThan(8 * 1024);
      const { width, height } = await sharp(body).metadata();
      expect([width, height]).toEqual(kind === 'book' || kind === 'magazine' ? [400, 600] : [640, 360]);
    }
  });

  it('ask for nothing from anywhere: no font, no image, no style, no script', async () => {
    const covers = new Covers(new DrawingsOnThisThread(), new FileStoreOnDisk(temporaryFolder()));
    for (const kind of kinds) {
      const { body } = await covers.svg({ ...facts, kind });
      expect(body.toString()).not.toMatch(/<text|<image|<style|<script|style=|href=|url\(/);
    }
  });

  it('are drawn once for the same facts and again when the title changes', async () => {
    const covers = new Covers(new DrawingsOnThisThread(), new FileStoreOnDisk(temporaryFolder()));
    const first = await covers.svg(facts);
    expect(await covers.svg({ ...facts })).toBe(first);
    const renamed = await covers.svg({ ...facts, title: 'Manual del IGV para contadores' });
    expect(renamed.tag).not.toBe(first.tag);
    const [coming, held] = await Promise.all([
      covers.png({ ...facts, kind: 'seminar' }, initialIdentity),
      covers.png({ ...facts, kind: 'seminar', isOver: true }, initialIdentity),
    ]);
    expect(held.tag).not.toBe(coming.tag);
    expect(first.tag).toMatch(/^"[\w-]{27}"$/);
  });

  it('come as PNG of 1200 × 630 for link previews, drawn once', async () => {
    const covers = new Covers(new DrawingsOnThisThread(), new FileStoreOnDisk(temporaryFolder()));
    const [one, other] = await Promise.all([covers.png(facts, initialIdentity), covers.png(facts, initialIdentity)]);
    expect(one).toBe(other);
    const { format, width, height } = await sharp(one.body).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(one.body.length).toBeLessThan(120 * 1024);
  });

  it('carry the logo that the school has set, and are drawn anew once it is another', async () => {
    const files = new FileStoreOnDisk(temporaryFolder());
    const covers = new Covers(new DrawingsOnThisThread(), files);
    const colours = { green: '#00ff00', blue: '#0000ff' };
    const set = async (name: keyof typeof colours) => {
      const logo = `logotipos/${name}-480x120.png`;
      const create = { width: 480, height: 120, channels: 3, background: colours[name] } as const;
      await files.put(logo, await sharp({ create }).png().toBuffer());
      return { ...initialIdentity, logo };
    };
    const drawn = [initialIdentity, await set('green'), await set('blue')];
    /** What stands where the logo of each picture is. */
    const at = async (body: Buffer, left: number, top: number) => {
      const spot = sharp(body).extract({ left, top, width: 1, height: 1 }).removeAlpha();
      const [red = 0, green = 0, blue = 0] = await spot.raw().toBuffer();
      return red > 60 ? 'none' : green > 200 ? 'green' : blue > 200 ? 'blue' : 'none';
    };
    const schools = await Promise.all(drawn.map(async (each) => at((await covers.school(each)).body, 200, 100)));
    expect(schools).toEqual(['none', 'green', 'blue']);
    const products = await Promise.all(drawn.map(async (each) => at((await covers.png(facts, each)).body, 600, 545)));
    expect(products).toEqual(['none', 'green', 'blue']);
  });
});

describe('the glyphs', () => {
  const glyphs = new GlyphsByFontkit();

  /** How much of a box of 200 × 60 the outline of a word darkens. */
  async function ink(path: string): Promise<number> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><path d="${path}"/></svg>`;
    const { channels } = await sharp(Buffer.from(svg)).stats();
    return channels[3]?.mean ?? 0;
  }

  it('grow with the size', () => {
    expect(glyphs.width('Derecho', 'title', 80)).toBeCloseTo(2 * glyphs.width('Derecho', 'title', 40), 6);
  });

  it('are drawn where they are asked to stand', async () => {
    const there = glyphs.path('Derecho', 'title', 40, 10, 45);
    expect(there).toMatch(/^M1\d(\.\d)? \d/);
    expect(await ink(there)).toBeGreaterThan(10);
    expect(await ink(glyphs.path('Derecho', 'title', 40, 10, 245))).toBe(0);
  });

  it('are semibold in titles and labels', async () => {
    expect(await ink(glyphs.path('hoy', 'label', 40, 10, 45))).toBeGreaterThan(
      (await ink(glyphs.path('hoy', 'text', 40, 10, 45))) * 1.15,
    );
  });

  it('know the glyphs and signs of Spanish', async () => {
    const mute: string[] = [];
    for (const sign of 'áéíóúüñÁÉÍÓÚÜÑ¿º−«»…')
      if ((await ink(glyphs.path(sign, 'title', 50, 10, 50))) === 0) mute.push(sign);
    expect(mute).toEqual([]);
  });

  it('write the same letter with the same outline wherever it stands, so that it compresses', () => {
    const [, first, second] = glyphs.path('oo', 'title', 40, 0, 40).split('M');
    expect(first?.replace(/^\S+ \S*?(?=[a-z])/, '')).toBe(second?.replace(/^\S+ \S*?(?=[a-z])/, ''));
  });
});
