import { expect, test } from 'vitest';
import { hitsIn } from '#domain/reading/search-excerpts.ts';

test('a hit shows what stands around it, cut between words', () => {
  const long = `${'Primera frase bastante larga para que se corte. '.repeat(2)}Aquí está la renta. ${'Y después sigue otra frase que también es larga. '.repeat(2)}`;
  const [hit] = hitsIn(long, 'RENTA', 5);
  expect(hit?.match).toBe('renta');
  expect(hit?.before.length).toBeLessThanOrEqual(61);
  expect(hit?.before.endsWith('Aquí está la ')).toBe(true);
  expect(hit?.after.startsWith('. Y después')).toBe(true);
  expect(long).toContain(hit?.before.replace('…', ''));
  expect(hit?.before.startsWith('…')).toBe(true);
  expect(hit?.after.endsWith('…')).toBe(true);
});

test('an ellipsis stands only where a sentence is cut', () => {
  const around = (of: string) => hitsIn(of, 'renta', 1).map(({ before, match, after }) => `${before}${match}${after}`);
  expect(around('La renta vence.\n')).toEqual(['La renta vence.']);
  const sentence = 'La renta es lo que se paga por usar una cosa que es de otro, mes a mes.';
  expect(around(`${sentence} Más.`.replace('una cosa', 'cosa'))).toEqual([sentence.replace('una cosa', 'cosa')]);
  expect(around(`Se paga la renta ${'palabra, '.repeat(20)}fin.`)[0]).toMatch(/^Se paga la renta .*palabra…$/);
  expect(around(`${'a '.repeat(40)}fin. ${'b '.repeat(29)}renta.`)[0]).toBe(`${'b '.repeat(29)}renta.`);
});
