import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import { responsiblesOf, type Responsible } from '#domain/plans/responsibles.ts';
import { fullName } from '#domain/accounts/user.ts';

/** Who may answer for plans, and who does. Source: USER-3, API-2.19. */
export class ResponsiblePeople {
  constructor(
    private readonly members: PlanMembers,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /**
   * Of an owner, everybody who may answer, exactly one active; of a guest, the one who answers for the plan they use: the other
   * people of it are none of their business.
   */
  async of(userId: string): Promise<readonly Responsible[]> {
    const seat = await this.members.ofUser(userId);
    if (seat === null || seat.state !== 'active') return this.ofOwner(userId);
    return (await this.ofOwner(seat.ownerId)).filter(({ isActive }) => isActive);
  }

  async ofOwner(ownerId: string): Promise<readonly Responsible[]> {
    const owner = await this.accounts.find(ownerId);
    if (owner === null) return [];
    const plans = await this.members.plansOf(ownerId, this.clock.now());
    const members = (await this.members.of(ownerId)).flatMap(({ planId, state, userId, fullName: name }) =>
      state === 'active' && userId !== null && plans.some(({ id }) => id === planId)
        ? [{ id: userId, name: name ?? '' }]
        : [],
    );
    return responsiblesOf(
      { id: ownerId, name: fullName(owner) },
      members,
      await this.members.chosenResponsible(ownerId),
    );
  }
}
