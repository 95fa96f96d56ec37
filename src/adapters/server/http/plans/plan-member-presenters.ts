import type { ManagedPlanWire } from '#adapters/http-contract/plans/plan-members.ts';
import type { ListedMember } from '#application/server/plans/ports/plan-members.ts';
import type { ManagedPlan } from '#application/server/plans/read-managed-plans.ts';
import type { MyPlans } from '#application/server/plans/read-my-plans.ts';
import { decimalText } from '#domain/shared/money.ts';

/** A plan with its people, as it travels to its owner. */
export function presentManagedPlan({ members, ...plan }: ManagedPlan): ManagedPlanWire {
  return { ...plan, members: members.flatMap(presentMember) };
}

/** Whoever has an account is called by its name, the others as the owner wrote it. */
function presentMember(member: ListedMember): ManagedPlanWire['members'] {
  const { id, userId, email, name, fullName, state, seat } = member;
  if (state === 'removed') return [];
  return [
    {
      id,
      userId,
      email,
      name: fullName ?? name,
      state,
      seat,
      invitedAt: member.invitedAt.toISOString(),
      expiresAt: member.expiresAt.toISOString(),
      acceptedAt: member.acceptedAt?.toISOString() ?? null,
    },
  ];
}

/** The caller's plans as they travel. */
export function presentMyPlans({ plans, history, pausedBy }: MyPlans) {
  return {
    plans: plans.map((plan) => ({
      ...plan,
      seats: plan.seats,
      holds: plan.holds.map(({ id, slug, title, kind }) => ({ id, slug, title, kind })),
    })),
    history: history.map((purchase) => ({
      ...purchase,
      boughtAt: purchase.boughtAt.toISOString(),
      net: decimalText(purchase.net),
    })),
    pausedBy,
  };
}
