import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import type { Disputes } from '#application/server/payments/ports/disputes.ts';
import type { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { type ListedSurplus, SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import type { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { fullName } from '#domain/accounts/user.ts';
import { isUndecided } from '#domain/payments/dispute.ts';
import type { GivenBack, SurplusPayment } from '#domain/payments/surplus-payment.ts';

/** Surplus payments in this process's memory, beside what they belong to. */
export class SurplusPaymentsInMemory extends SurplusPayments {
  readonly #kept = new Map<string, SurplusPayment>();

  constructor(
    private readonly orders: Orders,
    private readonly attempts: PaymentAttempts,
    private readonly vouchers: Vouchers,
    private readonly accounts: Accounts,
    private readonly disputes: Disputes,
  ) {
    super();
  }

  add(surplus: SurplusPayment): Promise<boolean> {
    const { kind, id } = surplus.source;
    const isKept = [...this.#kept.values()].some(({ source }) => source.kind === kind && source.id === id);
    if (!isKept) this.#kept.set(surplus.id, surplus);
    return Promise.resolve(!isKept);
  }

  find(id: string): Promise<SurplusPayment | null> {
    return Promise.resolve(this.#kept.get(id) ?? null);
  }

  ofAttempt(attemptId: string): Promise<SurplusPayment | null> {
    const found = [...this.#kept.values()].find(({ source }) => source.kind === 'attempt' && source.id === attemptId);
    return Promise.resolve(found ?? null);
  }

  ofOrder(orderId: string): Promise<readonly SurplusPayment[]> {
    return Promise.resolve([...this.#kept.values()].filter((surplus) => surplus.orderId === orderId));
  }

  giveBack(id: string, how: GivenBack): Promise<boolean> {
    const surplus = this.#kept.get(id);
    if (surplus === undefined || surplus.givenBack !== null) return Promise.resolve(false);
    this.#kept.set(id, { ...surplus, givenBack: how });
    return Promise.resolve(true);
  }

  async list(which: 'open' | 'given-back', limit: number): Promise<readonly ListedSurplus[]> {
    const asked = [...this.#kept.values()].filter(({ givenBack }) => (givenBack === null) === (which === 'open'));
    const since = ({ givenBack, arrivedAt }: SurplusPayment): number =>
      givenBack === null ? arrivedAt.getTime() : -givenBack.at.getTime();
    const inOrder = asked.toSorted((one, other) => since(one) - since(other));
    return Promise.all(inOrder.slice(0, limit).map((surplus) => this.#listed(surplus)));
  }

  async #listed(surplus: SurplusPayment): Promise<ListedSurplus> {
    const order = await this.orders.find(surplus.orderId);
    const buyer = await this.accounts.find(surplus.userId);
    const giver = surplus.givenBack === null ? null : await this.accounts.find(surplus.givenBack.by);
    const disputes = await this.disputes.ofOrder(surplus.orderId);
    if (order === null || buyer === null) throw new Error(`Surplus ${surplus.id} belongs to no order or account`);
    return {
      ...surplus,
      orderNumber: order.number,
      dispute: disputes.find(({ surplusId, state }) => surplusId === surplus.id && isUndecided(state))?.number ?? null,
      buyer: { name: fullName(buyer), email: buyer.email },
      found: await this.#found(surplus),
      givenBackBy: giver === null ? null : `${giver.givenNames} ${giver.paternalSurname}`,
    };
  }

  async #found({ source: { kind, id } }: SurplusPayment): Promise<ListedSurplus['found']> {
    if (kind === 'attempt') {
      const attempt = await this.attempts.find(id);
      const isCode = attempt?.code !== undefined;
      return { at: attempt?.gateway ?? '', number: attempt?.purchaseNumber ?? '', ...(isCode && { isCode }) };
    }
    const voucher = await this.vouchers.find(id);
    return { at: voucher?.bank ?? '', number: voucher?.operationNumber ?? '' };
  }
}
