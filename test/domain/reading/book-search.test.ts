import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAll } from '#domain/reading/book-search.ts';
import { fold } from '#domain/shared/text.ts';

const text = 'El ÍNDICE del código.\nEl índice\n  DEL libro. Índi\u0301ce.';

test('finds case, accents and white space apart', () => {
  const found = findAll(text, 'indice del', 10).map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(['ÍNDICE del', 'índice\n  DEL']);
});

test('finds no more than asked for, and nothing for nothing', () => {
  expect(findAll(text, 'indice', 1)).toHaveLength(1);
  expect(findAll(text, '  ', 10)).toEqual([]);
  expect(findAll(text, 'desalojo', 10)).toEqual([]);
});

const lease =
  'El plazo vence. Vence el plazo del arrendamiento; la renta y la rentabilidad, no. El arrendamiento tiene plazo.';
const foundIn = (sought: string): string[] =>
  findAll(lease, sought, 10).map(({ start, end }) => lease.slice(start, end));

test('words are found where they stand together, in any order; far apart they are not', () => {
  expect(foundIn('arrendamiento plazo')).toEqual(['plazo del arrendamiento', 'arrendamiento tiene plazo']);
  expect(foundIn('plazo vence')).toEqual(['plazo vence', 'Vence el plazo']);
  expect(findAll('La fe de otro. La buena fe.', 'buena fe', 10)).toEqual([{ start: 18, end: 26 }]);
  expect(findAll(`plazo ${'x '.repeat(120)} renta`, 'plazo renta', 10)).toEqual([]);
});

test.each(['"la renta"', '“la renta”', '«La Renta»', ' "la  renta" '])(
  'between quotation marks the very sequence of whole words is found: %s',
  (sought) => {
    expect(foundIn(sought)).toEqual(['la renta']);
    expect(foundIn(sought.replaceAll(/[^\p{L}\s]/gu, ''))).toEqual(['la renta', 'la renta']);
  },
);

test('a sequence and a word are sought together; marks alone seek nothing, one alone is left out', () => {
  expect(foundIn('"el arrendamiento" tiene')).toEqual(['El arrendamiento tiene']);
  expect([foundIn('"plazo el"'), foundIn('""'), foundIn('"')]).toEqual([[], [], []]);
  expect(foundIn('"rentabilidad')).toEqual(['rentabilidad']);
});

test('every place found folds to what was sought', () => {
  const letters = fc
    .array(fc.constantFrom('a', 'Á', 'ñ', 'N', ' ', 'e', 'é'), { maxLength: 40 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(letters, fc.constantFrom('a', 'an', 'e', 'na'), (where, sought) => {
      for (const { start, end } of findAll(where, sought, 100)) expect(fold(where.slice(start, end))).toBe(sought);
      expect(findAll(where, sought, 100).length > 0).toBe(fold(where).replaceAll(/\s+/g, ' ').includes(sought));
    }),
  );
});
