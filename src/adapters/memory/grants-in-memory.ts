import { Grants, type NewGrant } from '#application/server/ports/grants.ts';

/** Grants in this process's memory. */
export class GrantsInMemory extends Grants {
  /** All that was given, in the order it was given. */
  readonly all: NewGrant[] = [];

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

  endToExtend(userId: string, productId: number, now: Date): Promise<Date | null> {
    const inForce = this.all.filter(
      (grant) =>
        grant.userId === userId && grant.productId === productId && (grant.endsAt === null || grant.endsAt > now),
    );
    const ends = inForce.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt.getTime()]));
    const isEndless = ends.length < inForce.length;
    return Promise.resolve(ends.length === 0 || isEndless ? null : new Date(Math.max(...ends)));
  }
}
