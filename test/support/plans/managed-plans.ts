import type { Invitation } from '#application/read-models/plans/invitation.ts';
import type { ManagedPlan, ManagedPlans, PlanPerson } from '#application/read-models/plans/managed-plan.ts';

/** Somebody with access to the plan of the test. */
export function aPlanPerson(name: string, changes: Partial<PlanPerson> = {}): PlanPerson {
  const key = name.split(' ')[0]?.toLowerCase() ?? '';
  return {
    id: `member-${key}`,
    userId: key,
    name,
    email: `${key}@correo.pe`,
    state: 'active',
    seat: 2,
    invitedAt: '2026-03-01T15:00:00.000Z',
    expiresAt: '2026-03-08T15:00:00.000Z',
    acceptedAt: '2026-03-02T15:00:00.000Z',
    ...changes,
  };
}

/** A PRO plan for four of a company, in which Luis Paz has a seat. */
export function aManagedPlan(changes: Partial<ManagedPlan> = {}): ManagedPlan {
  return {
    id: 10,
    slug: 'plan-pro',
    title: 'Plan Pro',
    page: 'pro',
    isCompany: true,
    seats: 4,
    used: 2,
    since: '2026-03-01T05:00:00.000Z',
    until: '2027-03-01T04:59:59.000Z',
    members: [aPlanPerson('Luis Paz')],
    ...changes,
  };
}

/** What Ana manages. */
export function managedPlans(...plans: readonly ManagedPlan[]): ManagedPlans {
  return { owner: { id: 'ana', name: 'Ana Quispe', email: 'ana@correo.pe' }, responsibleId: 'ana', plans };
}

/** An invitation of Ana to her plan. */
export function anInvitationTo(email: string, changes: Partial<Invitation> = {}): Invitation {
  return {
    email,
    name: '',
    planTitle: 'Plan Pro',
    planUntil: '2027-03-01T04:59:59.000Z',
    ownerName: 'Ana Quispe',
    expiresAt: '2026-03-17T15:00:00.000Z',
    hasAccount: false,
    ...changes,
  };
}
