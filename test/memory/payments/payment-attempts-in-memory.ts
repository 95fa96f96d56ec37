import type { Orders } from '#application/server/orders/ports/orders.ts';
import {
  type CashCode,
  type GatewayWord,
  type PaymentAttempt,
  PaymentAttempts,
  type RefusedIn,
} from '#application/server/payments/ports/payment-attempts.ts';
import type { AttemptState } from '#domain/payments/payment-attempt.ts';

/** Attempts in this process's memory, beside the orders they belong to. */
export class PaymentAttemptsInMemory extends PaymentAttempts {
  readonly #attempts = new Map<string, PaymentAttempt>();
  readonly #asked = new Map<string, Date>();

  constructor(private readonly orders: Orders) {
    super();
  }

  add(attempt: PaymentAttempt): Promise<void> {
    this.#attempts.set(attempt.id, attempt);
    return Promise.resolve();
  }

  find(id: string): Promise<PaymentAttempt | null> {
    return Promise.resolve(this.#attempts.get(id) ?? null);
  }

  findByPurchaseNumber(gateway: string, purchaseNumber: string): Promise<PaymentAttempt | null> {
    const found = this.#all().find((each) => each.gateway === gateway && each.purchaseNumber === purchaseNumber);
    return Promise.resolve(found ?? null);
  }

  ofOrder(orderId: string): Promise<readonly PaymentAttempt[]> {
    const byNumber = (one: PaymentAttempt, other: PaymentAttempt): number =>
      Number(one.purchaseNumber) - Number(other.purchaseNumber);
    return Promise.resolve(
      this.#all()
        .filter((attempt) => attempt.orderId === orderId)
        .toSorted(byNumber),
    );
  }

  async latestOf(userId: string): Promise<PaymentAttempt | null> {
    const own: PaymentAttempt[] = [];
    for (const attempt of this.#attempts.values()) {
      if ((await this.orders.find(attempt.orderId))?.userId === userId) own.push(attempt);
    }
    return own.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0] ?? null;
  }

  keepSession(id: string, sessionKey: string, at: Date): Promise<void> {
    const attempt = this.#attempts.get(id);
    if (attempt !== undefined) this.#attempts.set(id, { ...attempt, sessionKey, updatedAt: at });
    return Promise.resolve();
  }

  move(id: string, from: AttemptState, to: AttemptState, at: Date, word?: GatewayWord): Promise<boolean> {
    const attempt = this.#attempts.get(id);
    if (attempt?.state !== from) return Promise.resolve(false);
    this.#attempts.set(id, { ...attempt, ...word, state: to, updatedAt: at });
    return Promise.resolve(true);
  }

  keepCode(id: string, code: CashCode): Promise<void> {
    const attempt = this.#attempts.get(id);
    if (attempt !== undefined) this.#attempts.set(id, { ...attempt, code });
    return Promise.resolve();
  }

  codesToAsk(before: Date, limit: number): Promise<readonly string[]> {
    const since = ({ id, createdAt }: PaymentAttempt): number => (this.#asked.get(id) ?? createdAt).getTime();
    const open = this.#all().filter(
      ({ id, code, state }) =>
        code !== undefined && (state === 'created' || state === 'waiting') && this.#isUnasked(id, before),
    );
    const longest = open.toSorted((one, other) => since(one) - since(other) || (one.id < other.id ? -1 : 1));
    return Promise.resolve(longest.slice(0, limit).map(({ id }) => id));
  }

  neverHeardOf({ from, until }: RefusedIn, before: Date, limit: number): Promise<readonly string[]> {
    const unheard = this.#all().filter(
      ({ id, state, updatedAt, transactionId, actionCode, buyerText }) =>
        state === 'refused' &&
        updatedAt >= from &&
        updatedAt < until &&
        transactionId === null &&
        actionCode === null &&
        buyerText !== null &&
        this.#isUnasked(id, before),
    );
    const longest = unheard.toSorted(
      (one, other) => one.updatedAt.getTime() - other.updatedAt.getTime() || (one.id < other.id ? -1 : 1),
    );
    return Promise.resolve(longest.slice(0, limit).map(({ id }) => id));
  }

  claimAsking(id: string, before: Date, at: Date): Promise<boolean> {
    const isClaimed = this.#attempts.has(id) && this.#isUnasked(id, before);
    if (isClaimed) this.#asked.set(id, at);
    return Promise.resolve(isClaimed);
  }

  #isUnasked(id: string, before: Date): boolean {
    const asked = this.#asked.get(id);
    return asked === undefined || asked < before;
  }

  unresolved(limit: number): Promise<readonly string[]> {
    const open = this.#all().filter(({ state }) => state === 'authorizing' || state === 'unknown');
    const oldestFirst = open.toSorted((one, other) => one.updatedAt.getTime() - other.updatedAt.getTime());
    return Promise.resolve(oldestFirst.slice(0, limit).map(({ id }) => id));
  }

  #all(): PaymentAttempt[] {
    return [...this.#attempts.values()];
  }
}
