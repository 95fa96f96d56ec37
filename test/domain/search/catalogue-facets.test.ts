import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf, countFacets, type DateSpan, type FacetCell, priceBands } from '#domain/search/catalogue-facets.ts';
import { labour, taxes } from '#test/support/catalogue/catalogue-builders.ts';

test.each([
  [0, '0'],
  [1, '0-50'],
  [5000, '0-50'],
  [5001, '50-100'],
  [10_000, '50-100'],
  [20_000, '100-200'],
  [20_001, '200-'],
])('%i céntimos stand in the band %s', (price, band) => expect(bandOf(price)).toBe(band));

test('a dearer price never stands in a lower band', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (price, more) => {
      expect(priceBands.indexOf(bandOf(price + more))).toBeGreaterThanOrEqual(priceBands.indexOf(bandOf(price)));
    }),
  );
});

const cell = (changes: Partial<FacetCell>): FacetCell => ({
  kind: 'course',
  category: labour,
  price: '50-100',
  span: null,
  count: 1,
  ...changes,
});
const nothing = { kind: null, categorySlug: null, price: null, dates: 'any' } as const;
const cells = [
  cell({ count: 3 }),
  cell({ category: taxes, price: '0' }),
  cell({ kind: 'seminar', category: taxes, span: 'week', count: 2 }),
  cell({ kind: 'seminar', category: null, span: 'past', price: '200-' }),
];

test('without a choice each value counts what there is; a week is part of a month and both are coming', () => {
  expect(countFacets(cells, nothing)).toEqual({
    kinds: [
      { value: 'course', count: 4 },
      { value: 'seminar', count: 3 },
    ],
    categories: [
      { value: labour, count: 3 },
      { value: taxes, count: 3 },
    ],
    prices: [
      { value: '0', count: 1 },
      { value: '50-100', count: 5 },
      { value: '200-', count: 1 },
    ],
    dates: [
      { value: 'coming', count: 2 },
      { value: 'week', count: 2 },
      { value: 'month', count: 2 },
      { value: 'past', count: 1 },
    ],
  });
});

test('a facet is counted under the choices of the others, not under its own', () => {
  const facets = countFacets(cells, { ...nothing, categorySlug: 'tributacion', price: '0' });
  expect(facets.categories).toEqual([{ value: taxes, count: 1 }]);
  expect(facets.prices).toEqual([
    { value: '0', count: 1 },
    { value: '50-100', count: 2 },
  ]);
});

test('what was chosen stays to be seen when nothing is left of it', () => {
  const facets = countFacets(cells, { ...nothing, kind: 'course', dates: 'week', price: '100-200' });
  expect(facets.prices).toEqual([{ value: '100-200', count: 0 }]);
  expect(facets.dates).toEqual([{ value: 'week', count: 0 }]);
});

test('taking what a facet counts leaves exactly so many', () => {
  const span = fc.constantFrom<DateSpan>('past', 'week', 'month', 'later', null);
  const some = fc.record({
    kind: fc.constantFrom<FacetCell['kind']>('course', 'seminar', 'book'),
    category: fc.constantFrom(labour, taxes, null),
    price: fc.constantFrom(...priceBands),
    span,
    count: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 20 }), fc.constantFrom(...priceBands), (all, chosen) => {
      const counted = countFacets(all, { ...nothing, categorySlug: labour.slug }).prices;
      const left = all.filter(({ category, price }) => category?.id === labour.id && price === chosen);
      const expected = left.reduce((sum, { count }) => sum + count, 0);
      expect(counted.find(({ value }) => value === chosen)?.count ?? 0).toBe(expected);
    }),
  );
});
