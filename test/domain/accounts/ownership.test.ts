import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boughtSeminar,
  ownedInOrder,
  mainPlan,
  plansInOrder,
  withoutRepetitions,
  type ActivePlan,
  type OwnedProduct,
} from '#domain/accounts/ownership.ts';

const plan = { id: 9, slug: 'pro', page: 'pro' } as const;

function owned(id: number, changes: Partial<OwnedProduct> = {}): OwnedProduct {
  const since = '2026-01-01T00:00:00.000Z';
  return { id, slug: `curso-${id}`, title: `Curso ${id}`, kind: 'course', plan: null, since, until: null, ...changes };
}

function active(id: number, changes: Partial<ActivePlan> = {}): ActivePlan {
  const since = '2026-01-01T00:00:00.000Z';
  return { id, slug: `plan-${id}`, title: `Plan ${id}`, page: 'pro', since, until: null, isOwn: true, ...changes };
}

test('what lasts longer wins; of what lasts as long, one’s own', () => {
  const soon = owned(1, { until: '2026-06-01T00:00:00.000Z' });
  const late = owned(1, { until: '2026-12-01T00:00:00.000Z', plan });
  const lent = owned(1, { plan });
  expect(withoutRepetitions([soon, late])).toEqual([late]);
  expect(withoutRepetitions([late, soon])).toEqual([late]);
  expect(withoutRepetitions([lent, owned(1)])).toEqual([owned(1)]);
  expect(withoutRepetitions([late, lent])).toEqual([lent]);
});

test('every product stands once, whatever is given and in whatever order', () => {
  const until = fc.constantFrom(null, '2026-06-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z');
  const product = fc
    .tuple(fc.integer({ min: 1, max: 5 }), until, fc.boolean())
    .map(([id, end, isLent]) => owned(id, { until: end, plan: isLent ? plan : null }));
  fc.assert(
    fc.property(fc.array(product), (all) => {
      const once = ownedInOrder(all);
      expect(once.map(({ id }) => id).toSorted()).toEqual([...new Set(all.map(({ id }) => id))].toSorted());
      expect(ownedInOrder(all.toReversed())).toEqual(once);
    }),
  );
});

test('the plan that lasts longest is named first; own plans come before borrowed ones', () => {
  const ends = active(1, { until: '2026-06-01T00:00:00.000Z' });
  const lasts = active(2);
  const borrowed = active(3, { isOwn: false, until: '2026-03-01T00:00:00.000Z' });
  expect(mainPlan([ends, lasts, borrowed])).toBe(lasts);
  expect(mainPlan([])).toBeNull();
  expect(plansInOrder([borrowed, lasts, ends])).toEqual([ends, lasts, borrowed]);
});

test('CART-9: only a seminar bought by itself has seats for others, whatever else has its name', () => {
  const own = owned(1, { kind: 'seminar', slug: 'despido' });
  const lent = owned(2, { kind: 'seminar', slug: 'despido', plan });
  const course = owned(3, { slug: 'despido' });
  expect(boughtSeminar([course, lent, own], 'despido')).toBe(own);
  expect(boughtSeminar([course, lent], 'despido')).toBeUndefined();
  expect(boughtSeminar([own], 'arbitraje')).toBeUndefined();
});
