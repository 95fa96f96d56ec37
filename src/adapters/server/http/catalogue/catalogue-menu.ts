import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { Products } from '#application/server/catalogue/ports/products.ts';
import { type CataloguePart, catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import type { StoredProduct } from '#domain/catalogue/product.ts';

/** Products of one kind in the menu; who wants more opens the list. */
const mostOfAKind = 24;

/** The parts of the catalogue with their first products. */
export function readMenu(
  school: School,
): Promise<readonly { readonly part: CataloguePart; readonly products: readonly StoredProduct[] }[]> {
  const now = school.get(Clock).now();
  return Promise.all(
    catalogueParts.map(async (part) => {
      const query = {
        kinds: [part.kind],
        categorySlug: null,
        dates: 'any',
        now,
        offset: 0,
        limit: mostOfAKind,
      } as const;
      return { part, products: (await school.get(Products).find(query)).products };
    }),
  );
}
