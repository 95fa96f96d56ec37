import { expect, test } from 'vitest';
import { cataloguePartOf, categoryPath, kindsWithCategories } from '#domain/catalogue/catalogue-menu.ts';
import { listingOf, listings } from '#ui/school/storefront/catalogue/listings.ts';

test('ROUTE-2, ROUTE-3, ROUTE-5: menus lead to the pages of categories that there are', () => {
  expect(listings.filter(({ hasCategories }) => hasCategories).map(({ kind }) => kind)).toEqual(kindsWithCategories);
  for (const kind of kindsWithCategories) {
    const found = listingOf(categoryPath(cataloguePartOf(kind), 'tributacion'));
    expect([found?.listing.kind, found?.categorySlug]).toEqual([kind, 'tributacion']);
  }
});
