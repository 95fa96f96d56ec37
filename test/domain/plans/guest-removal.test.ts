import { describe, expect, it } from 'vitest';
import { mustLeaveGuestStatus, removeGuestStatus } from '#domain/plans/guest-removal.ts';
import { anOwnedProduct, aProfile } from '#test/support/accounts/profile-builders.ts';

const plan = {
  id: 7,
  slug: 'plan-empresa',
  title: 'Plan Empresa',
  page: 'pro',
  since: '2026-01-01T00:00:00.000Z',
  until: null,
  isOwn: false,
} as const;
const lent = anOwnedProduct(2, { plan: { id: 7, slug: plan.slug, page: 'pro' } });
const guest = aProfile({ role: 1, plan, proPlans: [plan], owned: [anOwnedProduct(1), lent] });

describe('a guest', () => {
  it('must stop being one before paying', () => {
    expect(mustLeaveGuestStatus({ role: 1 })).toBe(true);
    expect(mustLeaveGuestStatus({ role: 0 })).toBe(false);
  });

  it('GUEST-1: becomes an ordinary customer, without plan and what it lent', () => {
    expect(removeGuestStatus(guest)).toEqual(aProfile({ role: 0, owned: [anOwnedProduct(1)] }));
  });

  it('who is none keeps everything, so that asking twice does no harm', () => {
    const customer = { ...guest, role: 0 as const };

    expect(removeGuestStatus(customer)).toBe(customer);
    expect(removeGuestStatus(removeGuestStatus(guest))).toEqual(removeGuestStatus(guest));
  });
});
