import type { Clock } from '#application/ports/clock.ts';
import type { ManagedPlans, PlanPerson } from '#application/read-models/plans/managed-plan.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { ListedMember, PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import { holdsSeat, stateAt } from '#domain/plans/plan-members.ts';
import { fullName } from '#domain/accounts/user.ts';
import type { ResponsiblePeople } from './responsible-people.ts';

/** The plans that the caller owns, with whoever is in them now. Empty for whoever owns none. Source: USER-5. */
export class ReadManagedPlans {
  constructor(
    private readonly members: PlanMembers,
    private readonly accounts: Accounts,
    private readonly people: ResponsiblePeople,
    private readonly clock: Clock,
  ) {}

  /** Null when there is no such account. */
  async execute(ownerId: string): Promise<ManagedPlans | null> {
    const owner = await this.accounts.find(ownerId);
    if (owner === null) return null;
    const now = this.clock.now();
    const plans = await this.members.plansOf(ownerId, now);
    const all = (await this.members.of(ownerId)).map((member) => ({ ...member, state: stateAt(member, now) }));
    const people = await this.people.ofOwner(ownerId);
    return {
      owner: { id: ownerId, name: fullName(owner), email: owner.email },
      responsibleId: people.find(({ isActive }) => isActive)?.id ?? ownerId,
      plans: plans.map((plan) => {
        const members = all.filter(({ planId }) => planId === plan.id);
        const used = 1 + members.filter((member) => holdsSeat(member, now)).length;
        return { ...plan, used, members: members.flatMap(personOf) };
      }),
    };
  }
}

/** Whoever has an account is called by its name, the others as the owner wrote it. */
function personOf(member: ListedMember): readonly PlanPerson[] {
  const { id, userId, email, name, fullName: ownName, state, seat } = member;
  if (state === 'removed') return [];
  return [
    {
      id,
      userId,
      email,
      name: ownName ?? name,
      state,
      seat,
      invitedAt: member.invitedAt.toISOString(),
      expiresAt: member.expiresAt.toISOString(),
      acceptedAt: member.acceptedAt?.toISOString() ?? null,
    },
  ];
}
