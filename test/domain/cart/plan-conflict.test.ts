import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem } from '#domain/cart/cart.ts';
import { planConflict } from '#domain/cart/plan-conflict.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { aCart, aCartItem, aPlan } from '#test/support/cart/cart-items.ts';

const pack = aPlan(1, 'pack', 1);
const proA = aPlan(2, 'pro', 1);
const packB = aPlan(3, 'pack', 2);
const course = aCartItem(9);

/** The table of decisions.md, Plan rule. */
const table: readonly [string, CartItem[], CartItem, CartItem | null][] = [
  ['[] + pack', [], pack, null],
  ['[pack] + pack', [pack], aPlan(4, 'pack', 5), pack],
  ['[pro A] + pack', [proA], packB, null],
  ['[pro A] + pro A', [proA], aPlan(4, 'pro', 1), proA],
  ['[pro A, pack B] + pro C', [proA, packB], aPlan(4, 'pro', 3), null],
  ['[pro A, pack B] + pro B', [proA, packB], aPlan(4, 'pro', 2), packB],
  ['[pack A] + pro A', [pack], aPlan(4, 'pro', 1), pack],
  ['[pro A] + pro B', [proA], aPlan(4, 'pro', 2), null],
  ['[pro A] + pack A', [proA], aPlan(4, 'pack', 1), null],
  ['[course] + pro A', [course], proA, null],
  ['[course] + pack', [course], pack, null],
  ['[pack] + course', [pack], course, null],
  ['[pro] + pro, both without a category', [aPlan(2, 'pro', null)], aPlan(4, 'pro', null), null],
];

describe('the plan rule', () => {
  it.each(table)('%s', (_, items, entering, standing) => {
    expect(planConflict(items, entering)).toEqual(
      standing === null
        ? null
        : { kind: 'plan-conflict', standing: { productId: standing.productId, title: standing.title }, others: [] },
    );
  });

  const plan = fc
    .record({ page: fc.constantFrom('pro' as const, 'pack' as const), categoryId: fc.integer({ min: 1, max: 3 }) })
    .map(({ page, categoryId }) => ({ page, categoryId }));

  it('leaves at most one pack in a cart, and no two pro plans of a category, in whatever order plans are added', () => {
    fc.assert(
      fc.property(fc.array(plan, { maxLength: 12 }), (plans) => {
        let cart = aCart([course]);
        for (const [index, { page, categoryId }] of plans.entries()) {
          const added = addItem(cart, aPlan(100 + index, page, categoryId));
          if (added.ok) cart = added.value;
        }
        const inside = cart.items.flatMap((item) => (item.plan === null ? [] : [item.plan]));
        const pros = inside.filter((each) => each.page === 'pro').map((each) => each.categoryId);
        expect(inside.length - pros.length).toBeLessThanOrEqual(1);
        expect(new Set(pros).size).toBe(pros.length);
      }),
    );
  });

  it('always lets a refused plan in once what stands in its way is gone, one by one', () => {
    fc.assert(
      fc.property(fc.array(plan, { maxLength: 8 }), plan, (plans, last) => {
        let items = plans.map(({ page, categoryId }, index) => aPlan(100 + index, page, categoryId));
        const entering = aPlan(999, last.page, last.categoryId);
        for (let turn = 0; turn <= plans.length; turn++) {
          const conflict = planConflict(items, entering);
          if (conflict === null) break;
          expect(items.map((item) => item.productId)).toContain(conflict.standing.productId);
          expect(conflict.others.every(({ productId }) => productId !== conflict.standing.productId)).toBe(true);
          items = items.filter((item) => item.productId !== conflict.standing.productId);
        }
        expect(planConflict(items, entering)).toBeNull();
      }),
    );
  });
});
