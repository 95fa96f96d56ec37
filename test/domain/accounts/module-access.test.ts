import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canManageUsers,
  hasModule,
  hasPlan,
  ownsProduct,
  userManagementAccess,
} from '#domain/accounts/module-access.ts';
import type { ActivePlan, OwnedProduct } from '#domain/accounts/ownership.ts';

const since = '2026-01-01T00:00:00.000Z';
const plan: ActivePlan = { id: 9, slug: 'pro-penal', title: 'PRO', page: 'pro', since, until: null, isOwn: true };
const book: OwnedProduct = { id: 2, slug: 'manual', title: 'Manual', kind: 'book', plan, since, until: null };
const none = { plan: null, proPlans: [] };

test('a product is owned when it stands in the profile, and only then', () => {
  expect(ownsProduct({ owned: [book] }, 2)).toBe(true);
  expect(ownsProduct({ owned: [book] }, 3)).toBe(false);
  expect(ownsProduct(null, 2)).toBe(false);
});

test('AUTH-6: a product is owned exactly when its id is among those of the profile', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 8 });
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 20 }), (held, asked) => {
      const owned = held.map((id) => ({ ...book, id }));
      expect(ownsProduct({ owned }, asked)).toBe(held.includes(asked));
    }),
  );
});

test('a module is had through anything of it, or through the plan that is asked for', () => {
  expect(hasModule({ owned: [book] }, 'LI')).toBe(true);
  expect(hasModule({ owned: [book] }, 'VT')).toBe(false);
  expect(hasModule({ owned: [book] }, 'LI', { slug: 'pro-penal', sync: null })).toBe(true);
  expect(hasModule({ owned: [book] }, 'LI', { slug: 'otro-plan', sync: null })).toBe(false);
  expect(hasModule({ owned: [book] }, 'LI', { slug: 'otro-plan', sync: '9' })).toBe(true);
  expect(hasModule({ owned: [book] }, 'LI', { slug: null, sync: null })).toBe(true);
  expect(hasModule({ owned: [{ ...book, plan: null }] }, 'LI', { slug: null, sync: null })).toBe(false);
  expect(hasModule({ owned: [book] }, 'JR')).toBe(false);
  expect(hasModule(null, 'LI')).toBe(false);
});

test('a plan or a PRO plan is a plan', () => {
  expect(hasPlan({ plan, proPlans: [] })).toBe(true);
  expect(hasPlan({ plan: null, proPlans: [plan] })).toBe(true);
  expect(hasPlan(none)).toBe(false);
  expect(hasPlan(null)).toBe(false);
});

test('the menu shows user management to role 0 with a plan', () => {
  expect(canManageUsers({ role: 0, plan, proPlans: [] })).toBe(true);
  expect(canManageUsers({ role: 1, plan, proPlans: [] })).toBe(false);
  expect(canManageUsers({ role: 0, ...none })).toBe(false);
  expect(canManageUsers(null)).toBe(false);
});

test('the guard of user management follows AUTH-4 to the letter', () => {
  expect(userManagementAccess(null)).toBe('sign-in');
  expect(userManagementAccess({ role: 1, ...none })).toBe('student-area');
  expect(userManagementAccess({ role: 1, plan, proPlans: [] })).toBe('allowed');
  expect(userManagementAccess({ role: 0, ...none })).toBe('allowed');
});
