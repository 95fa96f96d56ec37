import type { RefusedIn } from '#application/server/payments/ports/payment-attempts.ts';
import { Refunds } from '#application/server/payments/ports/refunds.ts';
import { isOpenRefund, type Refund, type RefundState } from '#domain/payments/refund.ts';

/** Refunds in this process's memory. */
export class RefundsInMemory extends Refunds {
  readonly #refunds = new Map<string, Refund>();
  readonly #asked = new Map<string, Date>();
  #last = 0;

  nextNumber(): Promise<number> {
    this.#last += 1;
    return Promise.resolve(this.#last);
  }

  add(refund: Refund): Promise<void> {
    const open = this.#all.some(({ orderId, state }) => orderId === refund.orderId && isOpenRefund(state));
    if (open && isOpenRefund(refund.state))
      return Promise.reject(new Error('Not unique: an open refund of that order'));
    const { way } = refund;
    if (
      way?.kind === 'dispute' &&
      this.#all.some((each) => each.way?.kind === 'dispute' && each.way.disputeId === way.disputeId)
    )
      return Promise.reject(new Error('Not unique: a refund of that dispute'));
    this.#refunds.set(refund.id, refund);
    return Promise.resolve();
  }

  find(id: string): Promise<Refund | null> {
    return Promise.resolve(this.#refunds.get(id) ?? null);
  }

  ofOrder(orderId: string): Promise<readonly Refund[]> {
    return Promise.resolve(this.#all.filter((refund) => refund.orderId === orderId));
  }

  ofUser(userId: string, limit: number): Promise<readonly Refund[]> {
    const own = this.#all.filter((refund) => refund.userId === userId);
    return Promise.resolve(own.toReversed().slice(0, limit));
  }

  move(refund: Refund, from: RefundState): Promise<boolean> {
    const isThere = this.#refunds.get(refund.id)?.state === from;
    if (isThere) this.#refunds.set(refund.id, refund);
    return Promise.resolve(isThere);
  }

  unresolved(limit: number): Promise<readonly string[]> {
    const open = this.#all.filter(({ state, way }) => isOpenRefund(state) && way?.kind === 'gateway');
    const oldestFirst = open.toSorted((one, other) => one.updatedAt.getTime() - other.updatedAt.getTime());
    return Promise.resolve(oldestFirst.map(({ id }) => id).slice(0, limit));
  }

  refusedIn({ from, until }: RefusedIn, before: Date, limit: number): Promise<readonly string[]> {
    const refused = this.#all.filter(
      ({ id, state, way, updatedAt }) =>
        state === 'refused' &&
        way?.kind === 'gateway' &&
        updatedAt >= from &&
        updatedAt < until &&
        this.#isUnasked(id, before),
    );
    const oldestFirst = refused.toSorted((one, other) => one.updatedAt.getTime() - other.updatedAt.getTime());
    return Promise.resolve(oldestFirst.map(({ id }) => id).slice(0, limit));
  }

  claimAsking(id: string, before: Date, at: Date): Promise<boolean> {
    const isClaimed = this.#refunds.has(id) && this.#isUnasked(id, before);
    if (isClaimed) this.#asked.set(id, at);
    return Promise.resolve(isClaimed);
  }

  #isUnasked(id: string, before: Date): boolean {
    const asked = this.#asked.get(id);
    return asked === undefined || asked < before;
  }

  get #all(): readonly Refund[] {
    return [...this.#refunds.values()];
  }
}
