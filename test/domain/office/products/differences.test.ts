import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf } from '#domain/office/products/differences.ts';

test('names what was and what is, inside lists too', () => {
  const before = { title: 'Uno', options: [{ price: '10' }], isExempt: false, level: null };
  const after = { title: 'Dos', options: [], isExempt: true, level: null };
  expect(differencesOf(before, after)).toEqual([
    { field: 'title', before: 'Uno', after: 'Dos' },
    { field: 'isExempt', before: 'false', after: 'true' },
    { field: 'options.0.price', before: '10', after: '' },
  ]);
  expect(differencesOf(undefined, { title: 'Dos' })).toEqual([{ field: 'title', before: '', after: 'Dos' }]);
});

test('what is the same differs nowhere, and both ways differ in the same places', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(differencesOf(one, one)).toEqual([]);
      const fields = (list: readonly { readonly field: string }[]) => list.map(({ field }) => field).toSorted();
      expect(fields(differencesOf(one, other))).toEqual(fields(differencesOf(other, one)));
    }),
  );
});
