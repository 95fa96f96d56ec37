import type { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import type { ActivePlan } from '#domain/accounts/ownership.ts';
import { holdsSeat } from '#domain/plans/plan-members.ts';
import type { ResponsiblePeople } from './responsible-people.ts';

/** The seat that somebody has in another's plan. */
export interface KeptSeat {
  /** Who answers for that plan; null: no seat. */
  readonly answering: string | null;
  /** The same, where the seat gives no access for now. */
  readonly pausedBy: string | null;
}

/** @param plans those in force that the guest reaches. */
export async function keptSeat(
  userId: string,
  plans: readonly Pick<ActivePlan, 'isOwn'>[],
  now: Date,
  from: { readonly members: PlanMembers; readonly people: ResponsiblePeople },
): Promise<KeptSeat> {
  const seat = await from.members.ofUser(userId);
  if (seat === null) return { answering: null, pausedBy: null };
  const people = await from.people.ofOwner(seat.ownerId);
  const answering = people.find(({ isActive }) => isActive)?.name ?? null;
  const isLent = plans.some(({ isOwn }) => !isOwn);
  return { answering, pausedBy: !isLent && holdsSeat(seat, now) ? answering : null };
}
