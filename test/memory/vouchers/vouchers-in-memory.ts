import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import {
  type ListedVoucher,
  type Voucher,
  type VoucherDecision,
  Vouchers,
} from '#application/server/vouchers/ports/vouchers.ts';
import { fullName } from '#domain/accounts/user.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { Money } from '#domain/shared/money.ts';
import { isOpenVoucher, operationKey, type VoucherState } from '#domain/vouchers/voucher.ts';

/** Vouchers in this process's memory, beside the orders and accounts they belong to. */
export class VouchersInMemory extends Vouchers {
  readonly #vouchers = new Map<string, Voucher>();

  constructor(
    private readonly orders: Orders,
    private readonly accounts: Accounts,
  ) {
    super();
  }

  add(voucher: Voucher): Promise<boolean> {
    const key = operationKey(voucher.operationNumber);
    const isTaken = [...this.#vouchers.values()].some(
      ({ state, orderId, bank, operationNumber }) =>
        (state !== 'rejected' && bank === voucher.bank && operationKey(operationNumber) === key) ||
        (isOpenVoucher(state) && orderId === voucher.orderId),
    );
    if (!isTaken) this.#vouchers.set(voucher.id, voucher);
    return Promise.resolve(!isTaken);
  }

  /** Here no bank tells of anything. */
  isOfPart(): Promise<boolean> {
    return Promise.resolve(false);
  }

  find(id: string): Promise<Voucher | null> {
    return Promise.resolve(this.#vouchers.get(id) ?? null);
  }

  openOf(orderId: string): Promise<Voucher | null> {
    const open = [...this.#vouchers.values()].find(
      (voucher) => voucher.orderId === orderId && isOpenVoucher(voucher.state),
    );
    return Promise.resolve(open ?? null);
  }

  ofUser(userId: string, limit: number): Promise<readonly Voucher[]> {
    const own = [...this.#vouchers.values()].filter((voucher) => voucher.userId === userId);
    return Promise.resolve(own.toSorted((one, other) => +other.sentAt - +one.sentAt).slice(0, limit));
  }

  hold(id: string, amount: Money, paidOn: PlainDate, restAskedAt: Date): Promise<void> {
    this.#change(id, { amount, paidOn, state: 'review', restAskedAt });
    return Promise.resolve();
  }

  complete(id: string, amount: Money, paidOn: PlainDate, state: VoucherState): Promise<void> {
    this.#change(id, { amount, paidOn, state, restAskedAt: undefined });
    return Promise.resolve();
  }

  #change(id: string, parts: Partial<Voucher>): void {
    const voucher = this.#vouchers.get(id);
    if (voucher !== undefined && isOpenVoucher(voucher.state)) this.#vouchers.set(id, { ...voucher, ...parts });
  }

  decide(id: string, state: 'approved' | 'rejected', decision: VoucherDecision): Promise<boolean> {
    const voucher = this.#vouchers.get(id);
    if (voucher === undefined || !isOpenVoucher(voucher.state)) return Promise.resolve(false);
    this.#vouchers.set(id, { ...voucher, state, decision, restAskedAt: undefined });
    return Promise.resolve(true);
  }

  async list(which: 'open' | 'decided', limit: number): Promise<readonly ListedVoucher[]> {
    const all = [...this.#vouchers.values()];
    const asked =
      which === 'open'
        ? all
            .filter(({ state, restAskedAt }) => isOpenVoucher(state) && restAskedAt === undefined)
            .toSorted((one, other) => +one.sentAt - +other.sentAt)
        : all
            .filter(({ state }) => !isOpenVoucher(state))
            .toSorted((one, other) => Number(other.decision?.at ?? 0) - Number(one.decision?.at ?? 0));
    return Promise.all(asked.slice(0, limit).map((voucher) => this.#listed(voucher)));
  }

  async #listed(voucher: Voucher): Promise<ListedVoucher> {
    const order = await this.orders.find(voucher.orderId);
    const buyer = await this.accounts.find(voucher.userId);
    const decider = voucher.decision === null ? null : await this.accounts.find(voucher.decision.by);
    if (order === null || buyer === null) throw new Error(`Voucher ${voucher.id} belongs to no order or account`);
    return {
      ...voucher,
      order: {
        number: order.number,
        titles: order.lines.map(({ title }) => title),
        total: order.snapshot.totals.net,
        state: order.state,
        codeWord: order.snapshot.code?.word ?? null,
      },
      buyer: { name: fullName(buyer), email: buyer.email },
      decidedBy: decider === null ? null : `${decider.givenNames} ${decider.paternalSurname}`,
    };
  }
}
