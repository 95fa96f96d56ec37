import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostSeen, withSeen } from '#domain/home/seen-product.ts';

test('what was looked at last stands first, and once', () => {
  expect(withSeen(['b', 'a'], 'c')).toEqual(['c', 'b', 'a']);
  expect(withSeen(['b', 'a'], 'a')).toEqual(['a', 'b']);
});

test('whatever is looked at, in whatever order: the last ones, each once, twelve at most', () => {
  const slugs = fc.array(
    fc.integer({ min: 1, max: 30 }).map((number) => `c-${number}`),
    { maxLength: 80 },
  );
  fc.assert(
    fc.property(slugs, (looked) => {
      const seen = looked.reduce<readonly string[]>(withSeen, []);
      const latestFirst = [...new Set(looked.toReversed())];
      expect(seen).toEqual(latestFirst.slice(0, mostSeen));
    }),
  );
});
