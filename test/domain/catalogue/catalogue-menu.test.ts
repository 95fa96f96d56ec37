import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cataloguePartOf,
  cataloguePartOfPath,
  catalogueParts,
  kindsWithCategories,
  productTypeName,
} from '#domain/catalogue/catalogue-menu.ts';
import { branchesOf } from '#domain/search/entry-facets.ts';
import { productKinds, productPath } from '#domain/catalogue/product-kind.ts';
import { factsOf } from '#test/memory/catalogue/products-in-memory.ts';
import { labour, storedProduct, taxes } from '#test/support/catalogue/catalogue-builders.ts';

test('every kind of SITE-4 has a part, found by its kind and by the path of its products', () => {
  expect(catalogueParts).toHaveLength(9);
  for (const part of catalogueParts) {
    expect(cataloguePartOf(part.kind)).toEqual(part);
    expect(cataloguePartOfPath(productPath(part.kind, 'x'))).toEqual(part);
  }
  expect(cataloguePartOfPath('/otra/cosa')).toBeNull();
});

test('a plan is called by its page wherever it is shown, anything else by its kind', () => {
  const names = [productTypeName('plan', 'pro'), productTypeName('plan', 'pack'), productTypeName('plan')];
  expect(names).toEqual(['Plan Pro', 'Plan pack', 'Plan']);
  expect(catalogueParts.map(({ kind }) => productTypeName(kind))).toEqual(catalogueParts.map(({ one }) => one));
});

test('the menu counts each kind in the order they are offered, and the categories of those that have pages of them', () => {
  const branches = branchesOf(
    [
      storedProduct(1, { category: taxes }),
      storedProduct(2, { category: labour }),
      storedProduct(3, { category: taxes }),
      storedProduct(4, { kind: 'book', category: taxes }),
      storedProduct(5, { kind: 'workshop' }),
    ].map(factsOf),
  );
  expect(branches.map(({ kind }) => kind)).toEqual(catalogueParts.map(({ kind }) => kind));
  expect(branches.filter(({ count }) => count > 0)).toEqual([
    {
      kind: 'course',
      count: 3,
      categories: [
        { slug: labour.slug, title: labour.title, count: 1 },
        { slug: taxes.slug, title: taxes.title, count: 2 },
      ],
    },
    { kind: 'workshop', count: 1, categories: [] },
    { kind: 'book', count: 1, categories: [] },
  ]);
});

const someProducts = fc.array(
  fc.record({ kind: fc.constantFrom(...productKinds), category: fc.constantFrom(labour, taxes, null) }),
);

test('whatever is published: each product counts once in its kind, and once in its category where that has a page', () => {
  fc.assert(
    fc.property(someProducts, (given) => {
      const branches = branchesOf(given.map((each, index) => factsOf(storedProduct(index + 1, each))));
      expect(branches.reduce((sum, { count }) => sum + count, 0)).toBe(given.length);
      for (const { kind, count, categories } of branches) {
        const filed = given.filter((each) => each.kind === kind && each.category !== null).length;
        const held = categories.map((each) => each.count);
        expect(held.every((each) => each > 0)).toBe(true);
        expect(held.reduce((sum, each) => sum + each, 0)).toBe(kindsWithCategories.includes(kind) ? filed : 0);
        expect(count).toBeGreaterThanOrEqual(held.length);
      }
    }),
  );
});
