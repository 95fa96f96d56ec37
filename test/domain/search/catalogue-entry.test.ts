import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsOf as entryFacts } from '#test/memory/catalogue/products-in-memory.ts';
import { entryAt, holdsUntil, searchableOf } from '#domain/search/catalogue-entry.ts';
import { money } from '#domain/shared/money.ts';
import { aCatalogue } from '#test/support/catalogue/arbitrary-catalogues.ts';
import { storedPrice, storedProduct, storedSeminar } from '#test/support/catalogue/catalogue-builders.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const at = (time: number) => new Date(time);

test('a product without dates or discount holds for good', () => {
  expect(holdsUntil(entryFacts(storedProduct(1)), now)).toBe(Infinity);
});

test.each([
  ['a discount, through its last second', storedProduct(1, { price: untilNoon() }), '2026-03-11T12:00:00.999Z'],
  [
    'a seminar that is within thirty days soon',
    storedSeminar(1, '2026-04-12T15:00:00.000Z'),
    '2026-03-13T15:00:00.000Z',
  ],
  ['one that is within seven days soon', storedSeminar(1, '2026-03-20T15:00:00.000Z'), '2026-03-13T15:00:00.000Z'],
])('%s', (_, product, until) => {
  expect(holdsUntil(entryFacts(product), now)).toBe(Date.parse(until));
});

test('an entry is the same until then, whatever it is', () => {
  const instants = fc.integer({ min: -70, max: 70 });
  fc.assert(
    fc.property(aCatalogue, instants, fc.nat(90 * 86_400_000), (products, days, later) => {
      const from = at(now.getTime() + days * 86_400_000);
      for (const facts of products.map(entryFacts)) {
        const until = holdsUntil(facts, from);
        const then = at(Math.min(from.getTime() + later, until));
        expect(until).toBeGreaterThanOrEqual(from.getTime());
        expect(entryAt(facts, searchableOf(facts), then)).toEqual(entryAt(facts, searchableOf(facts), from));
      }
    }),
    { numRuns: 30 },
  );
});

function untilNoon() {
  return storedPrice({ reduced: money(100), reducedUntil: '2026-03-11T12:00:00.000Z' });
}
