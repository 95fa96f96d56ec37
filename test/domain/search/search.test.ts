import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerSearch, fitnessOf, searchText, soughtText, type SearchableProduct } from '#domain/search/search.ts';
import { moduleCodeOf, productPath } from '#domain/catalogue/product-kind.ts';
import { fold } from '#domain/shared/text.ts';
import { productSearchContract } from '#test/ports/search/product-search.ts';

productSearchContract((stored) => {
  const products = stored.map(({ id, title, slug, kind, staff }) => ({
    id,
    title,
    slug,
    moduleCode: moduleCodeOf(kind),
    path: productPath(kind, slug),
    staff: staff.map((each) => ({ id: each.id, name: each.name })),
  }));
  return Promise.resolve((typed, offset, limit) => Promise.resolve(answerSearch(products, typed, offset, limit)));
});

test('how well a text fits: it is the title, begins it, is in it, is in a name, is nowhere', () => {
  const text = searchText('Ética pública', ['Ética Ruiz', '', 'Iván Ático']);
  expect(['etica publica', 'eti', 'publ', 'ruiz', 'atico iv'].map((each) => fitnessOf(text, each))).toEqual([
    0,
    1,
    2,
    3,
    null,
  ]);
});

test('every product that is found has the text, every product that has it is found, best fits first', () => {
  const text = fc.string({ minLength: 3, maxLength: 6, unit: fc.constantFrom('a', 'á', 'N', 'ñ', 'o') });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 12 }), text, (entries, typed) => {
      const products: SearchableProduct[] = entries.map(([title, name], id) => ({
        id,
        title,
        slug: `p-${id}`,
        moduleCode: 'VT',
        path: `/cursos/p-${id}`,
        staff: [{ id, name }],
      }));
      const sought = soughtText(typed) ?? '';
      const has = ({ title, staff }: SearchableProduct) =>
        [title, ...staff.map(({ name }) => name)].some((each) => fold(each).includes(sought));
      const { products: found, total } = answerSearch(products, typed, 0, 100);
      expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(products.filter(has).map(({ id }) => id));
      expect(total).toBe(found.length);
      const places = found.map(({ title }) => fold(title).indexOf(sought));
      const classes = places.map((place) => (place === 0 ? 0 : place > 0 ? 1 : 2));
      expect(classes).toEqual(classes.toSorted((a, b) => a - b));
    }),
  );
});
