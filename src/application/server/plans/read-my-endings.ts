import type { Clock } from '#application/ports/clock.ts';
import type { EndingPlan, MyEndings } from '#application/read-models/plans/plan-renewal.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { PlanEndings } from '#application/server/plans/ports/plan-endings.ts';
import type { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import { hasSuccessor } from '#domain/plans/plan-ending.ts';
import { keptSeat } from './kept-seat.ts';
import type { PlanRenewals } from './plan-renewals.ts';
import type { ResponsiblePeople } from './responsible-people.ts';

/** What of somebody's plans ends or has ended without anything to follow, and what having it again costs today. Source: USER-6. */
export class ReadMyEndings {
  constructor(
    private readonly endings: PlanEndings,
    private readonly renewals: PlanRenewals,
    private readonly ownership: Ownership,
    readonly members: PlanMembers,
    readonly people: ResponsiblePeople,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<MyEndings> {
    const now = this.clock.now();
    const held = await this.endings.heldBy(userId);
    const plans: EndingPlan[] = [];
    for (const plan of held) {
      if (plan.endsAt === null || hasSuccessor(plan, held)) continue;
      const { planId, slug, title, endsAt, extraSeats } = plan;
      const offer = (await this.renewals.of(plan, now))?.offer ?? null;
      const hasEnded = endsAt <= now;
      plans.push({ planId, slug, title, until: endsAt.toISOString(), hasEnded, extraSeats, offer });
    }
    const active = await this.ownership.plansOf(userId, now);
    const { pausedBy } = await keptSeat(userId, active, now, this);
    return { plans: inOrder(plans), pausedBy };
  }
}

function inOrder(plans: readonly EndingPlan[]): readonly EndingPlan[] {
  const byEnd = plans.toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until));
  return [...byEnd.filter(({ hasEnded }) => !hasEnded), ...byEnd.filter(({ hasEnded }) => hasEnded).toReversed()];
}
