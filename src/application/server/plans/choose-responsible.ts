import type { Clock } from '#application/ports/clock.ts';
import type { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ResponsiblePeople } from './responsible-people.ts';

export type ChooseResponsibleRefusal = { readonly kind: 'responsible-not-found' };

/** Makes one of the people of the caller's plans, or the caller, the one who answers for them; whoever did no longer does. Source: USER-3. */
export class ChooseResponsible {
  constructor(
    private readonly members: PlanMembers,
    private readonly people: ResponsiblePeople,
    private readonly clock: Clock,
  ) {}

  async execute(ownerId: string, userId: string): Promise<Result<void, ChooseResponsibleRefusal>> {
    await this.members.lock(ownerId);
    const people = await this.people.ofOwner(ownerId);
    if (!people.some(({ id }) => id === userId)) return refuse({ kind: 'responsible-not-found' });
    await this.members.chooseResponsible(ownerId, userId, this.clock.now());
    return accept(undefined);
  }
}
