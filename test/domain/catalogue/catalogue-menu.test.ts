import { expect, test } from 'vitest';
import {
  cataloguePartOf,
  cataloguePartOfPath,
  catalogueParts,
  productTypeName,
} from '#domain/catalogue/catalogue-menu.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';

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
