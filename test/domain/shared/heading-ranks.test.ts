import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headingRanks, withHeadingsUnder } from '#domain/shared/heading-ranks.ts';

test.each([
  [[2, 3, 2], 2, [3, 4, 3]],
  [[2, 3, 2], 1, [2, 3, 2]],
  [[3, 2], 2, [3, 3]],
  [[2, 4, 4, 3], 1, [2, 3, 3, 3]],
  [[2, 3, 4, 5, 6], 2, [3, 4, 5, 6, 6]],
] as const)('headings written as %j under rank %i have the ranks %j', (levels, under, ranks) => {
  expect(headingRanks(levels, under)).toEqual(ranks);
});

test('none is more than one below the one before it, and none above its section', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 })), fc.constantFrom(1 as const, 2 as const), (levels, under) => {
      headingRanks(levels, under).forEach((rank, at, ranks) => {
        expect(rank).toBeGreaterThan(under);
        expect(rank).toBeLessThanOrEqual((ranks[at - 1] ?? under) + 1);
      });
    }),
  );
});

test('only the headings of a text are changed', () => {
  expect(withHeadingsUnder('<h2>Uno</h2><p>&lt;h2&gt; <em>a</em></p><hr><h3 id="b">Dos</h3>', 2)).toBe(
    '<h3>Uno</h3><p>&lt;h2&gt; <em>a</em></p><hr><h4 id="b">Dos</h4>',
  );
});
