import { Disputes } from '#application/server/payments/ports/disputes.ts';
import type { Dispute, DisputeState } from '#domain/payments/dispute.ts';

/** Disputes in this process's memory. */
export class DisputesInMemory extends Disputes {
  readonly #disputes = new Map<string, Dispute>();
  #last = 0;

  nextNumber(): Promise<number> {
    this.#last += 1;
    return Promise.resolve(this.#last);
  }

  add(dispute: Dispute): Promise<void> {
    this.#disputes.set(dispute.id, dispute);
    return Promise.resolve();
  }

  find(id: string): Promise<Dispute | null> {
    return Promise.resolve(this.#disputes.get(id) ?? null);
  }

  numbered(number: number): Promise<Dispute | null> {
    return Promise.resolve([...this.#disputes.values()].find((each) => each.number === number) ?? null);
  }

  ofOrder(orderId: string): Promise<readonly Dispute[]> {
    const own = [...this.#disputes.values()].filter((each) => each.orderId === orderId);
    return Promise.resolve(own.toSorted((one, other) => one.number - other.number));
  }

  move(dispute: Dispute, from: DisputeState): Promise<boolean> {
    const isThere = this.#disputes.get(dispute.id)?.state === from;
    if (isThere) this.#disputes.set(dispute.id, dispute);
    return Promise.resolve(isThere);
  }
}
