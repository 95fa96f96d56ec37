import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { ConfirmOrder } from '#application/server/orders/confirm-order.ts';
import type { ReleaseCode } from './release-code.ts';
import type { Order, Orders } from '#application/server/orders/ports/orders.ts';
import { readerOf } from '#domain/accounts/user.ts';
import { isPaid, nextOrderState, type TransitionRefusal } from '#domain/orders/order.ts';
import { shareOf, type PaymentShare } from '#domain/payments/surplus-payment.ts';
import type { Money } from '#domain/shared/money.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { BoughtOtherwise } from './charge-guard.ts';
import type { ArrivedSurplus, KeepSurplus } from './keep-surplus.ts';

/** Money that is known to have arrived for an order. */
export interface ArrivedPayment {
  readonly source: ArrivedSurplus['source'];
  readonly amount: Money;
}

/**
 * What becomes of a locked order when money arrives for it, by card or by deposit: what is due confirms it, and what is not is
 * kept to be given back. Source: decisions.md, One product, one payment.
 */
export class TakePayment {
  constructor(
    private readonly orders: Orders,
    private readonly accounts: Accounts,
    private readonly release: ReleaseCode,
    private readonly confirm: ConfirmOrder,
    private readonly surplus: KeepSurplus,
    private readonly clock: Clock,
  ) {}

  /** @param bought the lines that the buyer has, or is paying, by other orders, as the guard tells them. */
  async execute(
    order: Order,
    { source, amount }: ArrivedPayment,
    bought: readonly BoughtOtherwise[],
  ): Promise<Result<void, TransitionRefusal>> {
    const { surplus, reason, confirms } = await this.shareOf(order, amount, bought);
    await this.surplus.execute({ order, source, amount: surplus, reason });
    if (!confirms) {
      await this.giveUp(order, source.id);
      return accept(undefined);
    }
    return this.confirm.execute(
      order,
      order.state === 'expired' ? 'payment-proven' : 'payment-approved',
      ownedAmong(bought),
    );
  }

  /** What of a payment is due for an order: nothing that would be granted to an account that nobody can sign in to any more. */
  async shareOf(order: Order, amount: Money, bought: readonly BoughtOtherwise[]): Promise<PaymentShare> {
    const hasBuyer = readerOf(await this.accounts.find(order.userId)) !== null;
    if (!hasBuyer && !isPaid(order.state)) return { surplus: amount, reason: 'account-erased', confirms: false };
    return shareOf(order, amount, ownedAmong(bought));
  }

  /** The order waits for this payment no more: it may be paid again and its code is free, unless another one holds it. One that is paid stays as it is. */
  async giveUp(order: Order, endedId: string): Promise<void> {
    if (isPaid(order.state)) return;
    await this.release.execute(order, endedId);
    const next = nextOrderState(order.state, 'payment-refused');
    if (next.ok) await this.orders.move(order.id, next.value, this.clock.now());
  }
}

function ownedAmong(bought: readonly BoughtOtherwise[]): ReadonlySet<number> {
  return new Set(bought.filter(({ order }) => order === null).map(({ line }) => line.productId));
}
