import { describe, expect, it } from 'vitest';

import { dyesOf } from '#adapters/server/covers/cover-dyes.ts';
import { accentOn, contrast, palettes, wordsOn } from '#adapters/server/covers/cover-palettes.ts';
import type { Motif } from '#adapters/server/covers/cover-cloth.ts';
import { creatures, emblems, runners } from '#adapters/server/covers/cover-motifs.ts';
import { tocapus } from '#adapters/server/covers/cover-tocapus.ts';

const all = Object.entries(palettes).flatMap(([kind, some]) => some.map((palette) => [kind, palette] as const));

describe('the palettes', () => {
  it.each(all)('of a %s lets words be read on its field (WCAG AA for small text)', (_, palette) => {
    expect(contrast(palette[0], wordsOn(palette[0], palette))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(all)('of a %s shows the short line beside them', (_, palette) => {
    expect(contrast(palette[0], accentOn(palette[0], palette))).toBeGreaterThanOrEqual(2);
  });

  it.each(all)('of a %s lets figures stand out from every ground they are woven on', (_, palette) => {
    const { bands, squares, chequer, pairs, onField, onDark } = dyesOf(palette);
    for (const [ground, figure] of [...bands, ...squares, ...chequer, ...pairs.flat()]) {
      expect(contrast(palette[ground ?? 0], palette[figure]), `${ground} ${figure}`).toBeGreaterThan(2);
    }
    expect(contrast(palette[0], palette[onField[1]])).toBeGreaterThan(2);
    expect(contrast(palette[1], palette[onDark[1]])).toBeGreaterThan(2);
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe('the motifs', () => {
  const squares = tocapus.map((rows, index): [string, Motif] => [`tocapu ${index + 1}`, rows]);
  const motifs: readonly (readonly [string, Motif])[] = [
    ...Object.entries({ ...emblems, ...creatures, ...runners }),
    ...squares,
  ];

  it.each(motifs)('%s is a full rectangle of known signs with a figure in it', (_, rows) => {
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(rows.join('')).toMatch(/^[.#o]+$/);
    expect(rows.join('')).toMatch(/[#o]/);
  });

  it.each(Object.entries(emblems))('the emblem %s is the same from all four sides', (_, rows) => {
    expect(rows.map((row) => [...row].toReversed().join(''))).toEqual(rows);
    expect(rows.toReversed()).toEqual(rows);
  });
});
