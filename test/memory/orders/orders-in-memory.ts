import { type NewOrder, type Order, Orders } from '#application/server/orders/ports/orders.ts';
import type { OrderState } from '#domain/orders/order.ts';

/** Orders in this process's memory. */
export class OrdersInMemory extends Orders {
  readonly #orders = new Map<string, Order>();
  readonly #byCreationKey = new Map<string, string>();
  #last = 0;

  nextNumber(): Promise<number> {
    this.#last += 1;
    return Promise.resolve(this.#last);
  }

  add({ creationKey, ...order }: NewOrder): Promise<void> {
    this.#orders.set(order.id, order);
    if (creationKey !== null) this.#byCreationKey.set(creationKey, order.id);
    return Promise.resolve();
  }

  find(id: string): Promise<Order | null> {
    return Promise.resolve(this.#orders.get(id) ?? null);
  }

  findByCreationKey(creationKey: string): Promise<Order | null> {
    return this.find(this.#byCreationKey.get(creationKey) ?? '');
  }

  lock(id: string): Promise<Order | null> {
    return this.find(id);
  }

  move(id: string, state: OrderState, at: Date): Promise<void> {
    const order = this.#orders.get(id);
    const confirmed = state === 'confirmed' ? { confirmedAt: at } : {};
    if (order !== undefined) this.#orders.set(id, { ...order, state, ...confirmed });
    return Promise.resolve();
  }

  markNeverDue(id: string, productIds: ReadonlySet<number>): Promise<void> {
    const order = this.#orders.get(id);
    if (order === undefined) return Promise.resolve();
    const lines = order.lines.map((line) =>
      productIds.has(line.productId) ? { ...line, isNeverDue: true as const } : line,
    );
    this.#orders.set(id, { ...order, lines });
    return Promise.resolve();
  }

  ofUser(userId: string, limit: number): Promise<readonly Order[]> {
    const own = [...this.#orders.values()].filter((order) => order.userId === userId);
    return Promise.resolve(own.toSorted((one, other) => other.number - one.number).slice(0, limit));
  }

  overdue(now: Date, limit: number): Promise<readonly string[]> {
    const due = [...this.#orders.values()].filter(({ state, expiresAt }) => state === 'continue' && expiresAt <= now);
    const oldestFirst = due.toSorted((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime());
    return Promise.resolve(oldestFirst.slice(0, limit).map(({ id }) => id));
  }

  awaitingReceipt(limit: number): Promise<readonly string[]> {
    const due = [...this.#orders.values()].filter(({ state, billing }) => state === 'confirmed' && billing !== null);
    const oldestFirst = due.toSorted((one, other) => one.number - other.number);
    return Promise.resolve(oldestFirst.slice(0, limit).map(({ id }) => id));
  }
}
