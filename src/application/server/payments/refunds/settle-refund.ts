import type { Clock } from '#application/ports/clock.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { RefundAnswer } from '#application/server/payments/ports/payment-gateway.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import { leftOf } from '#domain/payments/refund-lines.ts';
import { nextRefundState, type Refund, type RefundEvent } from '#domain/payments/refund.ts';
import type { FinishRefund } from './finish-refund.ts';
import type { RefundableOrders } from './refundable-orders.ts';

const EVENTS: Readonly<Record<RefundAnswer['kind'], RefundEvent>> = {
  'given-back': 'given-back',
  refused: 'gateway-refused',
  'no-answer': 'no-answer',
};

/** Writes down what the gateway said of a refund and lets its order follow. The same news twice changes nothing. */
export class SettleRefund {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly refunds: Refunds,
    private readonly refundable: RefundableOrders,
    private readonly finish: FinishRefund,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async execute(refundId: string, news: RefundAnswer): Promise<void> {
    const found = await this.refunds.find(refundId);
    const order = found === null ? null : await this.guard.lock(found.orderId);
    const refund = await this.refunds.find(refundId);
    if (refund === null || order === null) return;
    const next = nextRefundState(refund.state, EVENTS[news.kind]);
    if (!next.ok) return;
    if (refund.state === 'refused' && !(await this.#stillFits(order, refund))) {
      this.logger.error('A refund known as refused was given back, and another one gave back the same', {
        order: order.number,
        refund: refund.number,
      });
      return;
    }
    const gatewayText = news.kind === 'refused' ? news.text : '';
    const settled = { ...refund, state: next.value, gatewayText, updatedAt: this.clock.now() };
    if (!(await this.refunds.move(settled, refund.state))) return;
    if (settled.state === 'done') await this.finish.execute(order, settled);
    else if (settled.state === 'refused')
      this.logger.warn('A gateway refused a refund', { order: order.number, refund: refund.number, why: gatewayText });
  }

  /** Whether nobody gave back meanwhile what the gateway gives back after all. */
  async #stillFits(order: Order, refund: Refund): Promise<boolean> {
    const lines = await this.refundable.linesOf(order, refund);
    if (!lines.ok) return false;
    return refund.lines.every(({ productId, net }) => {
      const line = lines.value.find((each) => each.productId === productId);
      return line !== undefined && !line.isReturned && net <= leftOf(line);
    });
  }
}
