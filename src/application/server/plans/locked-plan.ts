import type { SeatedPlan } from '#application/read-models/plans/managed-plan.ts';
import type { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import { freeSeat, lapsed, stateAt, type PlanMember } from '#domain/plans/plan-members.ts';

/** A plan of an owner with its people: until the transaction ends nobody else's to change. */
export interface LockedPlan {
  readonly plan: SeatedPlan;
  readonly members: readonly PlanMember[];
}

/** Locks the owner's plan and frees the seats of invitations that nobody accepted in time; null: no such plan in force. */
export async function lockPlan(
  members: PlanMembers,
  ownerId: string,
  planId: number,
  now: Date,
): Promise<LockedPlan | null> {
  await members.lock(ownerId);
  const plan = (await members.plansOf(ownerId, now)).find(({ id }) => id === planId);
  if (plan === undefined) return null;
  const ofPlan = (await members.of(ownerId)).filter((member) => member.planId === planId);
  const present: PlanMember[] = [];
  for (const member of ofPlan) {
    const isOver = member.state === 'invited' && stateAt(member, now) === 'expired';
    if (isOver) await members.save(lapsed(member), 'invited');
    present.push(isOver ? lapsed(member) : member);
  }
  return { plan, members: present };
}

/** A seat of the plan that nobody holds; null when it is full. */
export function seatIn({ plan, members }: LockedPlan): number | null {
  return freeSeat(
    plan.seats,
    members.map(({ seat }) => seat),
  );
}
