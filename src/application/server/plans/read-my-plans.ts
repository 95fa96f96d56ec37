import type { Clock } from '#application/ports/clock.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import type { ActivePlan, OwnedProduct } from '#domain/accounts/ownership.ts';
import { holdsSeat } from '#domain/plans/plan-members.ts';
import type { Money } from '#domain/shared/money.ts';
import type { ReadManagedPlans } from './read-managed-plans.ts';
import type { ResponsiblePeople } from './responsible-people.ts';

/** A plan in force that the caller uses. */
export interface MyPlan extends ActivePlan {
  /** Of an own plan: persons it is for, and those who hold a seat. */
  readonly seats: { readonly total: number; readonly used: number } | null;
  /** Of a lent plan: who answers for it. */
  readonly responsible: string | null;
  readonly holds: readonly OwnedProduct[];
}

/** A plan that the caller bought. */
export interface PlanPurchase {
  readonly orderId: string;
  readonly orderNumber: number;
  readonly title: string;
  readonly slug: string;
  readonly boughtAt: Date;
  readonly net: Money;
  readonly extraSeats: number;
}

export interface MyPlans {
  readonly plans: readonly MyPlan[];
  readonly history: readonly PlanPurchase[];
  /** The plan in which the caller keeps a seat without access for now: the owner paused it, or the plan ended. */
  readonly pausedBy: string | null;
}

const longestHistory = 200;

/** What the caller's plans hold, until when, for how many, and what was bought before. Source: USER-6. */
export class ReadMyPlans {
  constructor(
    private readonly ownership: Ownership,
    private readonly managed: ReadManagedPlans,
    private readonly members: PlanMembers,
    private readonly people: ResponsiblePeople,
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<MyPlans> {
    const now = this.clock.now();
    const [owned, plans] = [await this.ownership.of(userId, now), await this.ownership.plansOf(userId, now)];
    const managed = await this.managed.execute(userId);
    const seat = await this.members.ofUser(userId);
    const answering = seat === null ? null : await this.#responsibleOf(seat.ownerId);
    const isLent = plans.some(({ isOwn }) => !isOwn);
    return {
      plans: plans.map((plan) => {
        const own = plan.isOwn ? managed?.plans.find(({ id }) => id === plan.id) : undefined;
        return {
          ...plan,
          seats: own === undefined ? null : { total: own.seats, used: own.used },
          responsible: plan.isOwn ? null : answering,
          holds: owned.filter((each) => each.plan?.id === plan.id),
        };
      }),
      history: await this.#history(userId),
      pausedBy: seat !== null && !isLent && holdsSeat(seat, now) ? answering : null,
    };
  }

  async #responsibleOf(ownerId: string): Promise<string | null> {
    return (await this.people.ofOwner(ownerId)).find(({ isActive }) => isActive)?.name ?? null;
  }

  async #history(userId: string): Promise<readonly PlanPurchase[]> {
    const orders = await this.orders.ofUser(userId, longestHistory);
    return orders.flatMap(({ id, number, lines, confirmedAt }) =>
      confirmedAt === null
        ? []
        : lines
            .filter(({ kind }) => kind === 'plan')
            .map(({ title, slug, net, choices }) => ({
              orderId: id,
              orderNumber: number,
              title,
              slug,
              boughtAt: confirmedAt,
              net,
              extraSeats: choices.seats ?? 0,
            })),
    );
  }
}
