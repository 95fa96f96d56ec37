import fc from 'fast-check';
import type { ProductQuery } from '#application/server/catalogue/ports/products.ts';
import { dateChoices, priceBands } from '#domain/search/catalogue-facets.ts';
import { ordersOfList } from '#domain/catalogue/catalogue-page.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import { money } from '#domain/shared/money.ts';
import { labour, rosa, storedPrice, storedProduct, storedSeminar, taxes } from './catalogue-builders.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const people = [
  rosa,
  { ...rosa, id: 2, slug: 'pedro-yupanqui', name: 'Pedro Yupanqui' },
  { ...rosa, id: 3, slug: 'angela-naupari', name: 'Ángela Ñaupari' },
];
const words = ['Derecho', 'laboral', 'tributación', '50%', 'IGV', 'pedro', 'a_b'];

const instant = fc
  .integer({ min: -60, max: 60 })
  .map((days) => new Date(now.getTime() + days * 86_400_000).toISOString());
const price = fc.record(
  {
    regular: fc.constantFrom(0, 5000, 5001, 10_000, 25_000).map(money),
    reduced: fc.option(fc.constantFrom(0, 3000).map(money)),
    reducedUntil: fc.option(instant),
    reducedFrom: instant,
  },
  { requiredKeys: ['regular', 'reduced', 'reducedUntil'] },
);

const changes = fc.record({
  title: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((some) => some.join(' ')),
  category: fc.constantFrom(labour, taxes, null),
  staff: fc.subarray(people, { maxLength: 2 }),
  price: price.map(storedPrice),
  publishedAt: instant,
});

/** Forty products of several kinds, prices, people and dates. */
export const aCatalogue: fc.Arbitrary<readonly StoredProductDetails[]> = fc
  .array(fc.tuple(changes, fc.option(instant), fc.constantFrom('course', 'book', 'workshop')), {
    minLength: 40,
    maxLength: 40,
  })
  .map((all) =>
    all.map(([told, startsAt, kind], index) =>
      startsAt === null
        ? storedProduct(index + 1, { ...told, kind: kind as 'course' })
        : storedSeminar(index + 1, startsAt, told),
    ),
  );

const some = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const refinement = fc
  .record({
    sought: some(['der', 'PEDRO', '50%', 'a_b', 'igv', 'zz', 'derecho laboral']),
    kind: some(['course', 'seminar'] as const),
    staffSlug: some(['pedro-yupanqui', 'angela-naupari', 'nadie']),
    price: some(priceBands),
    order: some(ordersOfList),
  })
  .map((parts) => Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)));

/** What may be asked of it. */
export const aQuery: fc.Arbitrary<ProductQuery> = fc.record({
  kinds: fc.constantFrom([], ['course'], ['seminar', 'book']) as fc.Arbitrary<ProductQuery['kinds']>,
  categorySlug: fc.constantFrom(null, null, 'tributacion'),
  dates: fc.constantFrom('any', 'any', 'any', ...dateChoices),
  now: fc.constant(now),
  offset: fc.constantFrom(0, 3),
  limit: fc.constant(10),
  refinement,
});
