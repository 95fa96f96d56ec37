import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductQuery } from '#application/server/catalogue/ports/products.ts';
import { type CatalogueEntry, entryAt, searchableOf } from '#domain/search/catalogue-entry.ts';
import { countFacets } from '#domain/search/catalogue-facets.ts';
import { busiest, facetsOf } from '#domain/search/entry-facets.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import { comparisonIn, orderOf, selectEntries } from '#domain/search/selection.ts';
import { aCatalogue, aQuery } from '#test/support/catalogue/arbitrary-catalogues.ts';
import { factsOf as entryFacts } from '#test/memory/catalogue/products-in-memory.ts';
import { cellOf, matches, wantedOrder } from '#test/support/catalogue/catalogue-oracle.ts';

const entriesOf = (products: readonly StoredProductDetails[], now: Date): readonly CatalogueEntry[] =>
  products.map(entryFacts).map((facts) => entryAt(facts, searchableOf(facts), now));

test('what is selected is what matches, in the order that was chosen', () => {
  fc.assert(
    fc.property(aCatalogue, aQuery, (products, query) => {
      const entries = entriesOf(products, query.now).toSorted(comparisonIn[orderOf(query)]);
      const wanted = products.filter((product) => matches(product, query)).toSorted(wantedOrder(query));
      expect(selectEntries(entries, query).map(({ facts }) => facts.id)).toEqual(wanted.map(({ id }) => id));
    }),
  );
});

test('each facet counts what its choices would leave, under the choices of the others', () => {
  fc.assert(
    fc.property(aCatalogue, aQuery, (products, query) => {
      const { refinement = {}, categorySlug, dates, now } = query;
      const { kind = null, price = null, staffSlug, ...others } = refinement;
      const open: ProductQuery = { ...query, categorySlug: null, dates: 'any' };
      const sought = others.sought === undefined ? {} : { sought: others.sought };
      const taughtBy = staffSlug === undefined ? {} : { staffSlug };
      const counted = products.filter((product) =>
        matches(product, { ...open, refinement: { ...sought, ...taughtBy } }),
      );
      const { staff, ...cells } = facetsOf(entriesOf(products, now), query, new Map());
      expect(cells).toEqual(
        countFacets(
          counted.map((product) => cellOf(product, now)),
          { kind, categorySlug, price, dates },
        ),
      );
      for (const { value, count } of staff) {
        const left = products.filter((product) => matches(product, withStaff(query, value.slug)));
        expect(left).toHaveLength(count);
      }
    }),
  );
});

const withStaff = (query: ProductQuery, staffSlug: string): ProductQuery => ({
  ...query,
  refinement: { ...query.refinement, staffSlug },
});

test('people stand by the number of their products, then by their slugs', () => {
  fc.assert(
    fc.property(aCatalogue, (products) => {
      const counted = busiest(products.map(entryFacts));
      for (const [place, { person, count }] of counted.entries()) {
        expect(products.filter(({ staff }) => staff.some(({ id }) => id === person.id))).toHaveLength(count);
        const next = counted[place + 1];
        if (next !== undefined)
          expect([-count, person.slug] < [-next.count, next.person.slug] || count > next.count).toBe(true);
      }
    }),
  );
});
