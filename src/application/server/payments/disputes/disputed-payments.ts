import type { Order } from '#application/server/orders/ports/orders.ts';
import type { OrderDiffers } from '#application/server/payments/order-audit.ts';
import type { Disputes } from '#application/server/payments/ports/disputes.ts';
import type { PaymentAttempt, PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import type { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import type { RefundableOrders } from '#application/server/payments/refunds/refundable-orders.ts';
import { isPaid } from '#domain/orders/order.ts';
import { holdsOrderMoney, isUndecided } from '#domain/payments/dispute.ts';
import { leftInAll } from '#domain/payments/refund-lines.ts';
import { isOpenRefund } from '#domain/payments/refund.ts';
import type { SurplusPayment } from '#domain/payments/surplus-payment.ts';
import { type Money, money, NOTHING, sumMoney } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** A payment that a bank may take back, and what of it is nobody's to give back yet. */
export interface DisputablePayment {
  readonly attempt: PaymentAttempt;
  /** What is kept of it as surplus, where it was never due; null: it paid the order. */
  readonly surplus: SurplusPayment | null;
  readonly left: Money;
}

export type DisputablePaymentRefusal =
  | OrderDiffers
  | { readonly kind: 'order-not-paid' }
  /** No gateway's page charged the order: no bank takes it back. */
  | { readonly kind: 'dispute-not-by-gateway' }
  /** It was paid more than once, and nobody said which payment it is: a wrong one would end the access of who paid. */
  | { readonly kind: 'dispute-payment-unsaid' }
  | { readonly kind: 'dispute-payment-unknown' }
  /** A refund was decided whose end is not known: what is left is not known either. */
  | { readonly kind: 'refund-under-way' };

/** Which of a locked order's payments a bank takes back. Source: decisions 0124, 0130. */
export class DisputedPayments {
  constructor(
    private readonly disputes: Disputes,
    private readonly refunds: Refunds,
    private readonly refundable: RefundableOrders,
    private readonly surplus: SurplusPayments,
    private readonly attempts: PaymentAttempts,
  ) {}

  /** @param purchase its number, or the gateway's own name of it; '' for the only one. */
  async execute(order: Order, purchase: string): Promise<Result<DisputablePayment, DisputablePaymentRefusal>> {
    const paying = isPaid(order.state) ? await this.refundable.attemptOf(order) : null;
    const besides = await this.#besides(order);
    const isMeant = ({ purchaseNumber, transactionId }: PaymentAttempt): boolean =>
      purchase === purchaseNumber || purchase === transactionId;
    if (purchase !== '') {
      if (paying !== null && isMeant(paying)) return this.#ofOrder(order, paying);
      const named = besides.find(({ attempt }) => isMeant(attempt));
      return named === undefined ? refuse({ kind: 'dispute-payment-unknown' }) : accept(named);
    }
    const open = besides.filter(({ left }) => left > NOTHING);
    if (paying !== null)
      return open.length === 0 ? this.#ofOrder(order, paying) : refuse({ kind: 'dispute-payment-unsaid' });
    const [only, ...more] = open;
    if (more.length > 0) return refuse({ kind: 'dispute-payment-unsaid' });
    if (only !== undefined) return accept(only);
    return refuse({ kind: isPaid(order.state) ? 'dispute-not-by-gateway' : 'order-not-paid' });
  }

  /** Payments of which nothing was due, by a code in cash none, each with what of it nobody gave back and no bank took, or wants. */
  async #besides({ id }: Order): Promise<readonly (DisputablePayment & { readonly surplus: SurplusPayment })[]> {
    const attempts = await this.attempts.ofOrder(id);
    const disputed = new Set(
      (await this.disputes.ofOrder(id)).flatMap(({ state, surplusId }) => (isUndecided(state) ? [surplusId] : [])),
    );
    return (await this.surplus.ofOrder(id)).flatMap((surplus) => {
      const attempt = attempts.find((each) => surplus.source.kind === 'attempt' && each.id === surplus.source.id);
      if (attempt === undefined || attempt.code !== undefined || attempt.amount !== surplus.amount) return [];
      const isOpen = surplus.givenBack === null && !disputed.has(surplus.id);
      return [{ attempt, surplus, left: isOpen ? surplus.amount : NOTHING }];
    });
  }

  /** What is left of what paid an order, less what other disputes that are not decided are about. */
  async #ofOrder(order: Order, attempt: PaymentAttempt): Promise<Result<DisputablePayment, DisputablePaymentRefusal>> {
    const refunds = await this.refunds.ofOrder(order.id);
    const isUnderWay = refunds.some(({ state, way }) => isOpenRefund(state) && way !== null);
    if (isUnderWay) return refuse({ kind: 'refund-under-way' });
    const lines = await this.refundable.linesOf(order);
    if (!lines.ok) return lines;
    const others = (await this.disputes.ofOrder(order.id)).filter(({ state, surplusId }) =>
      holdsOrderMoney(state, surplusId !== null),
    );
    const held = sumMoney([await this.refundable.untoldOf(order), ...others.map(({ amount }) => amount)]);
    return accept({ attempt, surplus: null, left: money(Math.max(0, leftInAll(lines.value) - held)) });
  }
}
