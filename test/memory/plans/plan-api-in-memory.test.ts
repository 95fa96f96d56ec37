import { describe } from 'vitest';
import { PlanApiInMemory } from './plan-api-in-memory.ts';
import { planApiContract } from '#test/ports/plans/plan-api.ts';
import { aManagedPlan, anInvitationTo, managedPlans } from '#test/support/plans/managed-plans.ts';

describe('PlanApiInMemory', () => {
  planApiContract(() => {
    const api = new PlanApiInMemory();
    api.managing = managedPlans(aManagedPlan());
    const { id, slug, title, page, until } = aManagedPlan();
    const mine = { id, slug, title, page, since: '2026-03-01T15:00:00.000Z', until, isOwn: true };
    api.plans = { plans: [{ ...mine, seats: null, responsible: null, holds: [] }], history: [], pausedBy: null };
    api.invitations.set('secreto', anInvitationTo('nueva@correo.pe'));
    return Promise.resolve({ api, secret: 'secreto' });
  });
});
