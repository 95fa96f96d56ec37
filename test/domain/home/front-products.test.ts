import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type FrontShelf,
  frontShelfNames,
  frontShelves,
  frontProducts,
  type OfFrontShelves,
} from '#domain/home/front-products.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { recordOf } from '#domain/shared/record.ts';

interface Product {
  readonly id: number;
  readonly kind: ProductKind;
  readonly isOver: boolean;
}
const a = (id: number, kind: ProductKind = 'course', isOver = false): Product => ({ id, kind, isOver });
const lists = (given: Partial<OfFrontShelves<readonly Product[]>>) =>
  recordOf(frontShelfNames, (part) => given[part] ?? []) as OfFrontShelves<readonly Product[]>;
const ids = (shown: OfFrontShelves<readonly Product[]>, part: FrontShelf) => shown[part].map(({ id }) => id);

test('without picks what is new comes first, and is not told again', () => {
  const courses = [1, 2, 3, 4, 5, 6].map((id) => a(id));
  const shown = frontProducts(lists({}), lists({ newest: courses.toReversed(), courses }));
  expect(ids(shown, 'newest')).toEqual([6, 5, 4, 3]);
  expect(ids(shown, 'courses')).toEqual([1, 2]);
});

test('picks come first in their order, stand where they were picked alone, and the rest follows', () => {
  const courses = [1, 2, 3, 4, 5, 6].map((id) => a(id));
  const picked = lists({ courses: [a(6), a(2)], newest: [a(1)] });
  const shown = frontProducts(picked, lists({ newest: courses.toReversed(), courses }));
  expect(ids(shown, 'newest')).toEqual([1, 5, 4, 3]);
  expect(ids(shown, 'courses')).toEqual([6, 2]);
});

test('what does not belong to a part, or is over, is passed over', () => {
  const picked = lists({ courses: [a(1, 'book')], seminars: [a(2, 'seminar', true), a(3, 'seminar')] });
  const shown = frontProducts(picked, lists({ seminars: [a(4, 'seminar'), a(3, 'seminar')] }));
  expect([ids(shown, 'courses'), ids(shown, 'seminars')]).toEqual([[], [3, 4]]);
});

test('whatever is picked, nothing is told twice, no part is longer than it may be, and what comes by itself is never lost for a pick', () => {
  const kinds = Object.values(frontShelves).flatMap((part) => part.kinds);
  const product = fc.integer({ min: 1, max: 20 }).map((id) => a(id, kinds[id % kinds.length], id % 7 === 0));
  const several = fc.array(product, { maxLength: 14 });
  const some = fc.record({ newest: several, seminars: several, courses: several, books: several, plans: several });
  fc.assert(
    fc.property(some, some, (picked, bySelf) => {
      const shown = frontProducts(picked, bySelf);
      const all = frontShelfNames.flatMap((part) => ids(shown, part));
      expect(new Set(all).size).toBe(all.length);
      for (const part of frontShelfNames) {
        const { size } = frontShelves[part];
        expect(shown[part].length).toBeLessThanOrEqual(size);
        const left = bySelf[part].filter(({ id }) => !all.includes(id));
        if (left.length > 0) expect(shown[part]).toHaveLength(size);
      }
    }),
  );
});
