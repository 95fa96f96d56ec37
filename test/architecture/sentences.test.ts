import { describe, expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';
import { filesUnder, isCode, textOf } from './source-tree.ts';

/** Sentences that stand twice because two things happen to be said in the same words, and may part company. */
const byChance: Readonly<Record<string, string>> = {
  'Dejaste el pago antes de terminarlo. No se te cobró nada.':
    'what the simulated gateway says of its code 423, and what the page says where a gateway said nothing',
};

/** What is read by nobody, and what is content: the sample school and the media that were made for it. */
const apart = /^src\/adapters\/(?:server\/sample-school|cli\/studio|server\/sql\/migrations)\//;

describe('a sentence', () => {
  const places = new Map<string, string[]>();
  for (const path of filesUnder('src').filter((each) => isCode(each) && !apart.test(each))) {
    for (const said of sentencesOf(path, textOf(path))) places.set(said, [...(places.get(said) ?? []), path]);
  }
  const twice = [...places].filter(([, paths]) => paths.length > 1);

  test('stands in one file: with its refusal, its rule or its page (docs/architecture.md)', () => {
    expect(places.size).toBeGreaterThan(500);
    expect(twice.filter(([said]) => !(said in byChance))).toEqual([]);
  });

  test('names no school: each has its own name (letterNaming, SiteSettings), and a page says «la escuela»', () => {
    expect([...places.keys()].filter((said) => /(?:^| )(?:al?|con|de|en|para|por) Escuela\b/.test(said))).toEqual([]);
  });

  test('is excused only where it stands twice, and for a reason', () => {
    expect(Object.keys(byChance).filter((said) => !twice.some(([each]) => each === said))).toEqual([]);
    expect(Object.values(byChance).every((reason) => reason.length > 10)).toBe(true);
  });
});

describe('what is a sentence', () => {
  test.each([
    ["const x = 'Escribe el número de operación.';", 'Escribe el número de operación.'],
    ['const x = `Ya usaste el código ${word} todas las veces.`;', 'Ya usaste el código … todas las veces.'],
    [
      'const x = <p>\n  Recibimos tu constancia,\n  por favor espera.\n</p>;',
      'Recibimos tu constancia, por favor espera.',
    ],
    ["const x = <p title='No hay nada por pagar aquí todavía' />;", 'No hay nada por pagar aquí todavía'],
  ])('%s', (text, said) => expect([...sentencesOf('src/x.tsx', text)]).toEqual([said]));

  test.each([
    ["const x = 'Ver todos los cursos';"],
    ["throw new Error('The order of this attempt is gone.');"],
    ["const x = 'create table por_si_acaso (la integer, el text)';"],
    ['// Escribe el número de operación.\nconst x = 1;'],
  ])('but not in %s', (text) => expect([...sentencesOf('src/x.tsx', text)]).toEqual([]));
});
