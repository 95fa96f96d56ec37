import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextIndex } from '#adapters/server/sql/search/text-index.ts';
import { type SearchableText, withText } from '#domain/search/search.ts';

const textOf = (title: string, id: number) =>
  withText({ id, title, slug: `p-${id}`, moduleCode: 'VT', path: `/cursos/p-${id}`, staff: [{ id, name: 'Ana Paz' }] });

function indexOf(texts: readonly SearchableText[]): TextIndex {
  const index = new TextIndex();
  for (const each of texts) index.add(each);
  return index;
}

test('looks only at those with the rarest three characters', () => {
  const index = indexOf(['Contratos', 'Contables', 'Derecho'].map(textOf));
  expect(index.containing(['contrat']).map(({ product }) => product.id)).toEqual([0]);
  expect(index.containing(['zzz'])).toEqual([]);
});

test('every text that contains a part is among them, in order and once', () => {
  const letters = (minLength: number) =>
    fc.string({ minLength, maxLength: 8, unit: fc.constantFrom('a', 'n', 'p', ' ') });
  fc.assert(
    fc.property(
      fc.array(letters(0), { maxLength: 15 }),
      fc.array(letters(3), { minLength: 1, maxLength: 3 }),
      (titles, parts) => {
        const texts = titles.map(textOf);
        const found = indexOf(texts).containing(parts);
        const wanted = texts.filter(({ text }) => parts.some((part) => text.includes(part)));
        expect(found).toEqual(expect.arrayContaining(wanted));
        expect(found.map(({ product }) => product.id)).toEqual(
          [...new Set(found.map(({ product }) => product.id))].toSorted((a, b) => a - b),
        );
      },
    ),
  );
});
