import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortedInParts } from '#adapters/server/sql/catalogue/sorted-in-parts.ts';
import { CountedByTurn } from '#test/support/shared/counted-by-turn.ts';

const byKey = (a: { readonly key: number }, b: { readonly key: number }): number => a.key - b.key;

test('what is sorted in parts stands as if it had been sorted at once, equals as they stood', async () => {
  const keys = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(keys, fc.integer({ min: 1, max: 7 }), async (all, part) => {
      const items = all.map((key, place) => ({ key, place }));
      expect(await sortedInParts(items, byKey, part)).toEqual(items.toSorted(byKey));
    }),
  );
});

test('no turn compares more than its part needs, and few items are sorted in the present one', async () => {
  const compared = new CountedByTurn();
  const items = Array.from({ length: 1000 }, (_, place) => ({ key: (place * 619) % 1000 }));
  const counted = (a: { readonly key: number }, b: { readonly key: number }): number => {
    compared.add(1);
    return byKey(a, b);
  };
  await sortedInParts(items, counted, 50);
  expect(compared.most).toBeLessThan(50 * Math.log2(50));
  let isDone = false;
  void sortedInParts(items, byKey, 1000).then(() => (isDone = true));
  await Promise.resolve();
  await Promise.resolve();
  expect(isDone).toBe(true);
});
