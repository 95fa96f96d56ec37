import { endWithout } from '#domain/orders/access-period.ts';
import type { PlanTerm } from '#domain/orders/line-details.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import { isOpenRefund } from '#domain/payments/refund.ts';
import { Grants, type NewGrant } from '#application/server/orders/ports/grants.ts';

/** Grants in this process's memory. */
export class GrantsInMemory extends Grants {
  /** All that was given, in the order it was given. */
  readonly all: NewGrant[] = [];
  readonly plans = new Set<number>();
  /** By which what was bought may be on its way back; null: nothing is. */
  refunds: Refunds | null = null;

  add(grants: readonly NewGrant[]): Promise<void> {
    for (const grant of grants) {
      const isThere = this.all.some(
        ({ userId, productId, orderId }) =>
          userId === grant.userId && productId === grant.productId && orderId === grant.orderId,
      );
      if (!isThere) this.all.push(grant);
    }
    return Promise.resolve();
  }

  ownedForEver(userId: string, productIds: readonly number[]): Promise<ReadonlySet<number>> {
    const owned = this.all.filter((grant) => grant.userId === userId && grant.endsAt === null);
    return Promise.resolve(new Set(owned.map(({ productId }) => productId).filter((id) => productIds.includes(id))));
  }

  async boughtForEver(userId: string, productIds: readonly number[]): Promise<ReadonlySet<number>> {
    const own = this.all.filter((grant) => grant.userId === userId && grant.endsAt === null);
    const bought = own.filter(({ orderId, isGift }) => isGift === true || this.#buyerOf(orderId) === userId);
    const kept: number[] = [];
    for (const { orderId, productId } of bought) {
      const refunds = (await this.refunds?.ofOrder(orderId)) ?? [];
      const isReturning = refunds.some(
        ({ state, way, keepsAccess, lines }) =>
          isOpenRefund(state) &&
          way?.kind === 'gateway' &&
          !keepsAccess &&
          lines.some((line) => line.productId === productId),
      );
      if (!isReturning && productIds.includes(productId)) kept.push(productId);
    }
    return new Set(kept);
  }

  seatsBesides(userId: string, orderId: string, productIds: readonly number[]): Promise<ReadonlySet<number>> {
    const seats = this.all.filter(
      (grant) =>
        grant.userId === userId && grant.orderId !== orderId && grant.endsAt === null && (grant.extraSeats ?? 0) > 0,
    );
    const own = seats.filter((grant) => this.#buyerOf(grant.orderId) === userId);
    return Promise.resolve(new Set(own.map(({ productId }) => productId).filter((id) => productIds.includes(id))));
  }

  endToExtend(userId: string, productId: number, now: Date): Promise<Date | null> {
    const inForce = this.all.filter(
      (grant) =>
        grant.userId === userId && grant.productId === productId && (grant.endsAt === null || grant.endsAt > now),
    );
    const ends = inForce.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt.getTime()]));
    const isEndless = ends.length < inForce.length;
    return Promise.resolve(ends.length === 0 || isEndless ? null : new Date(Math.max(...ends)));
  }

  takeBack(orderId: string, productIds: readonly number[], at: Date): Promise<void> {
    const taken = this.all.filter((grant) => grant.orderId === orderId && productIds.includes(grant.productId));
    for (const grant of taken) this.all.splice(this.all.indexOf(grant), 1);
    for (const { userId, productId, at: since, endsAt } of taken) {
      if (endsAt === null) continue;
      const same = this.all.filter((grant) => grant.userId === userId && grant.productId === productId);
      const ends = same.flatMap((grant) => (grant.endsAt === null ? [] : [grant.endsAt.getTime()]));
      const began = Math.max(since.getTime(), at.getTime(), ...ends.filter((end) => end < endsAt.getTime()));
      for (const [index, grant] of this.all.entries()) {
        if (!same.includes(grant) || grant.endsAt === null || grant.endsAt <= endsAt) continue;
        this.all[index] = { ...grant, endsAt: endWithout(grant.endsAt, { from: new Date(began), until: endsAt }) };
      }
    }
    return Promise.resolve();
  }

  /** Of an order: to whom it gave first; whoever it gave to later has a seat that was lent. */
  #buyerOf(order: string): string | undefined {
    return this.all.find(({ orderId }) => orderId === order)?.userId;
  }

  /** Every plan of the memory is for one person and the seats bought besides; `plans` says which products are plans. */
  termsOf(userId: string, orderId: string): Promise<ReadonlyMap<number, PlanTerm>> {
    const terms = new Map<number, PlanTerm>();
    const given = this.all.filter((grant) => grant.userId === userId && grant.orderId === orderId);
    for (const { productId, at, endsAt, extraSeats = 0 } of given) {
      if (endsAt === null || !this.plans.has(productId)) continue;
      const before = this.all.flatMap((other) =>
        other.userId === userId && other.productId === productId && other.endsAt !== null ? [other.endsAt] : [],
      );
      const end = before.filter((each) => each > at && each < endsAt).toSorted((a, b) => a.getTime() - b.getTime());
      const last = end.at(-1);
      const from = last === undefined ? at : new Date(last.getTime() + 1000);
      terms.set(productId, { from, until: endsAt, persons: 1 + extraSeats });
    }
    return Promise.resolve(terms);
  }
}
