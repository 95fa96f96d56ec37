import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentDifferences } from '#domain/office/products/differences.ts';

test('names what was and what is, inside lists too', () => {
  const before = { title: 'Uno', options: [{ price: '10' }], isExempt: false, level: null };
  const after = { title: 'Dos', options: [], isExempt: true, level: null };
  expect(contentDifferences(before, after)).toEqual([
    { field: 'title', before: 'Uno', after: 'Dos' },
    { field: 'isExempt', before: 'false', after: 'true' },
    { field: 'options.0.price', before: '10', after: '' },
  ]);
  expect(contentDifferences(undefined, { title: 'Dos' })).toEqual([{ field: 'title', before: '', after: 'Dos' }]);
});

test('what is the same differs nowhere, and both ways differ in the same places', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(contentDifferences(one, one)).toEqual([]);
      const fields = (list: readonly { readonly field: string }[]) => list.map(({ field }) => field).toSorted();
      expect(fields(contentDifferences(one, other))).toEqual(fields(contentDifferences(other, one)));
    }),
  );
});
