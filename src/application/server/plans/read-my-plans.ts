import type { Clock } from '#application/ports/clock.ts';
import type { MyPlan, MyPlans, PlanPurchase } from '#application/read-models/plans/my-plans.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import type { OwnedProduct } from '#domain/accounts/ownership.ts';
import { keptSeat } from './kept-seat.ts';
import type { ReadManagedPlans } from './read-managed-plans.ts';
import type { ResponsiblePeople } from './responsible-people.ts';

const longestHistory = 200;

/** What the caller's plans hold, until when, for how many, and what was bought before. Source: USER-6. */
export class ReadMyPlans {
  constructor(
    private readonly ownership: Ownership,
    private readonly managed: ReadManagedPlans,
    readonly members: PlanMembers,
    readonly people: ResponsiblePeople,
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<MyPlans> {
    const now = this.clock.now();
    const [owned, plans] = [await this.ownership.of(userId, now), await this.ownership.plansOf(userId, now)];
    const managed = await this.managed.execute(userId);
    const { answering, pausedBy } = await keptSeat(userId, plans, now, this);
    return {
      plans: plans.map((plan) => {
        const own = plan.isOwn ? managed?.plans.find(({ id }) => id === plan.id) : undefined;
        return {
          ...plan,
          seats: own === undefined ? null : { total: own.seats, used: own.used },
          responsible: plan.isOwn ? null : answering,
          holds: owned.filter((each) => each.plan?.id === plan.id).map(heldProduct),
        };
      }),
      history: await this.#history(userId),
      pausedBy,
    };
  }

  async #history(userId: string): Promise<readonly PlanPurchase[]> {
    const orders = await this.orders.ofUser(userId, longestHistory);
    return orders.flatMap(({ id, number, lines, confirmedAt, gift }) =>
      confirmedAt === null || gift !== undefined
        ? []
        : lines
            .filter(({ kind }) => kind === 'plan')
            .map(({ title, slug, net, choices }) => ({
              orderId: id,
              orderNumber: number,
              title,
              slug,
              boughtAt: confirmedAt.toISOString(),
              net,
              extraSeats: choices.seats ?? 0,
            })),
    );
  }
}

function heldProduct({ id, slug, title, kind, isOver }: OwnedProduct): MyPlan['holds'][number] {
  return { id, slug, title, kind, ...(isOver === true && { isOver }) };
}
