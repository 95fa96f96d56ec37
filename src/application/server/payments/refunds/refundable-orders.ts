import type { Grants } from '#application/server/orders/ports/grants.ts';
import type { Order, OrderLine } from '#application/server/orders/ports/orders.ts';
import type { OrderAudit, OrderDiffers } from '#application/server/payments/order-audit.ts';
import type { Disputes } from '#application/server/payments/ports/disputes.ts';
import type { PaymentAttempt, PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import type { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import { recomputeSnapshot } from '#domain/orders/order-snapshot.ts';
import { holdsOrderMoney, isLost } from '#domain/payments/dispute.ts';
import { leftInAll, refundableLines, type AskedLine, type RefundableLine } from '#domain/payments/refund-lines.ts';
import { holdsMoney, isByBank, type Refund } from '#domain/payments/refund.ts';
import { type Money, money, NOTHING, sumMoney } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { RefundDiffers } from './decided-refund.ts';

/** What of orders can still be given back, and by which payment it came. */
export class RefundableOrders {
  constructor(
    private readonly refunds: Refunds,
    private readonly disputes: Disputes,
    private readonly surplus: SurplusPayments,
    private readonly attempts: PaymentAttempts,
    private readonly grants: Grants,
    private readonly audit: OrderAudit,
  ) {}

  /** The lines of an order with what is left of each, of all that is given back or may be, but for `except`. */
  async linesOf(order: Order, except?: Pick<Refund, 'id'>): Promise<Result<readonly RefundableLine[], OrderDiffers>> {
    const cart = recomputeSnapshot(order.snapshot);
    if (!cart.ok) return refuse(this.audit.execute(order) ?? { kind: 'order-differs' });
    const refunds = await this.refunds.ofOrder(order.id);
    const given = refunds.filter(({ id, state }) => holdsMoney(state) && id !== except?.id);
    // What their buyer had is given back as surplus.
    const neverDue = order.lines.filter(({ isNeverDue }) => isNeverDue).map(({ productId }) => productId);
    return accept(refundableLines(cart.value, given, new Set(neverDue)));
  }

  /** The same if it is as much as whoever decides was shown; null: they were shown nothing. */
  async linesAsSeen(
    order: Order,
    seen: Money | null,
  ): Promise<Result<readonly RefundableLine[], OrderDiffers | RefundDiffers>> {
    const lines = await this.linesOf(order);
    if (!lines.ok || seen === null) return lines;
    const left = leftInAll(lines.value);
    return left === seen ? lines : refuse({ kind: 'refund-differs', left });
  }

  /** Whether the bank of whoever paid an order has still to decide about its money, not about what came besides: it would go back twice. Source: decision 0124. */
  async isDisputed({ id }: Pick<Order, 'id'>): Promise<boolean> {
    return (await this.disputes.ofOrder(id)).some(({ state, surplusId }) => holdsOrderMoney(state, surplusId !== null));
  }

  /** What banks took of an order in lost disputes that no credit note tells. Source: decision 0130. */
  async untoldOf({ id }: Pick<Order, 'id'>): Promise<Money> {
    const lost = (await this.disputes.ofOrder(id)).filter(
      ({ state, surplusId }) => isLost(state) && surplusId === null,
    );
    if (lost.length === 0) return NOTHING;
    const told = (await this.refunds.ofOrder(id)).filter(isByBank).map(({ amount }) => amount);
    return money(Math.max(0, sumMoney(lost.map(({ amount }) => amount)) - sumMoney(told)));
  }

  /** The first of some lines of which further seats were bought by another order: whoever has those has the product by them. Null: there is none. */
  async seatsBesides({ id, userId, lines }: Order, asked: readonly AskedLine[]): Promise<OrderLine | null> {
    const chosen = new Set(asked.map(({ productId }) => productId));
    const whole = lines.filter(({ productId, choices }) => chosen.has(productId) && choices.seatsAlone !== true);
    const productIds = whole.map(({ productId }) => productId);
    const besides = await this.grants.seatsBesides(userId, id, productIds);
    return whole.find(({ productId }) => besides.has(productId)) ?? null;
  }

  /** The payment by the gateway's page that the order was paid with; null: it was by deposit, by a code of cash, which no gateway takes back, or what came besides. */
  async attemptOf(order: Order): Promise<PaymentAttempt | null> {
    const surplus = await this.surplus.ofOrder(order.id);
    const isBesides = (id: string, amount: number): boolean =>
      surplus.some(({ source, amount: over }) => source.kind === 'attempt' && source.id === id && over === amount);
    const paid = (await this.attempts.ofOrder(order.id)).filter(
      ({ state, code }) => state === 'paid' && code === undefined,
    );
    return paid.find(({ id, amount }) => !isBesides(id, amount)) ?? null;
  }
}
