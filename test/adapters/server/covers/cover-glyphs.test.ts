import { describe, expect, it } from 'vitest';

import { fitText, wordsFit, type TextBox } from '#adapters/server/covers/cover-glyphs.ts';
import { MonospacedGlyphs } from '#test/support/catalogue/monospaced-glyphs.ts';

const glyphs = new MonospacedGlyphs();
const box: TextBox = { width: 100, height: 64, sizes: [20, 10], leading: 1.1 };

describe('fitting a text', () => {
  it('takes the largest size at which all of it fits', () => {
    expect(fitText('Ética', 'title', box, glyphs)).toEqual({ size: 20, lines: ['Ética'] });
    expect(fitText('Procedimientos', 'title', box, glyphs)).toEqual({ size: 10, lines: ['Procedimientos'] });
  });

  it('makes lines of even length instead of leaving a short word alone', () => {
    expect(fitText('uno dos tres cuatro', 'title', { ...box, sizes: [14] }, glyphs).lines).toEqual([
      'uno dos',
      'tres cuatro',
    ]);
  });

  it('begins no line with a number, unless it fits no other way', () => {
    const column = { ...box, width: 110, sizes: [14] } as const;
    const lines = (text: string) => fitText(text, 'title', column, glyphs).lines;
    expect(lines('Norma y Negocio 12: trabajar')).toEqual(['Norma y', 'Negocio 12:', 'trabajar']);
    expect(lines('Cómo cambia el 18 %')).toEqual(['Cómo cambia', 'el 18 %']);
    expect(lines('Indemnizaciones 12')).toEqual(['Indemnizaciones', '12']);
  });

  it('ends in an ellipsis when even the smallest size is too large', () => {
    const text = 'Sociedades: constitución, órganos y disolución';
    const set = fitText(text, 'title', { ...box, height: 22 }, glyphs);
    expect(set).toEqual({ size: 10, lines: ['Sociedades:', 'constitución, órgan…'] });
  });

  it('leaves no comma before the ellipsis', () => {
    const oneLine = { ...box, sizes: [10], width: 25, height: 10 } as const;
    expect(fitText('uno, dos, tres', 'title', oneLine, glyphs).lines).toEqual(['uno…']);
  });

  it('cuts a single word that is longer than the line', () => {
    const narrow = { ...box, sizes: [10], width: 50 } as const;
    expect(fitText('Desproporcionadamente', 'title', narrow, glyphs).lines).toEqual(['Despropor…']);
  });

  it('says whether the longest word fits', () => {
    expect(wordsFit('Contrato de obra', 'title', 80, 20, glyphs)).toBe(true);
    expect(wordsFit('Contratos de obra', 'title', 80, 20, glyphs)).toBe(false);
  });
});
