import type { Clock } from '#application/ports/clock.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { ConfirmOrder } from '#application/server/orders/confirm-order.ts';
import type { DiscountCodes } from '#application/server/ports/discount-codes.ts';
import type { Order, Orders } from '#application/server/ports/orders.ts';
import type { PaymentAttempt, PaymentAttempts } from '#application/server/ports/payment-attempts.ts';
import type { Authorization } from '#application/server/ports/payment-gateway.ts';
import { nextOrderState, type OrderEvent } from '#domain/orders/order.ts';
import { isSettled, nextAttemptState, type AttemptEvent } from '#domain/orders/payment-attempt.ts';

const EVENTS: Readonly<Record<Authorization['kind'], AttemptEvent>> = {
  approved: 'approved',
  declined: 'declined',
  'no-answer': 'no-answer',
};

/** Writes down what the gateway said of an attempt and lets the order follow. The same news twice changes nothing. */
export class SettleAttempt {
  readonly #orders: Orders;
  readonly #attempts: PaymentAttempts;
  readonly #codes: DiscountCodes;
  readonly #confirm: ConfirmOrder;
  readonly #clock: Clock;
  readonly #logger: Logger;

  constructor(
    orders: Orders,
    attempts: PaymentAttempts,
    codes: DiscountCodes,
    confirm: ConfirmOrder,
    clock: Clock,
    logger: Logger,
  ) {
    this.#orders = orders;
    this.#attempts = attempts;
    this.#codes = codes;
    this.#confirm = confirm;
    this.#clock = clock;
    this.#logger = logger;
  }

  async execute(attemptId: string, news: Authorization): Promise<void> {
    const found = await this.#attempts.find(attemptId);
    const order = found === null ? null : await this.#orders.lock(found.orderId);
    const attempt = await this.#attempts.find(attemptId);
    if (attempt === null || order === null) return;
    if (isSettled(attempt.state)) return this.#refuseContradiction(attempt, news);
    const next = nextAttemptState(attempt.state, EVENTS[news.kind]);
    if (!next.ok) return;
    const word = news.kind === 'no-answer' ? undefined : news.word;
    if (!(await this.#attempts.move(attempt.id, attempt.state, next.value, this.#clock.now(), word))) return;
    await this.#follow(order, news);
  }

  async #follow(order: Order, news: Authorization): Promise<void> {
    if (news.kind === 'approved') return this.#confirmPaid(order);
    if (news.kind === 'declined') {
      await this.#codes.release(order.id);
      return this.#move(order, 'payment-refused');
    }
    return this.#move(order, 'gateway-silent');
  }

  async #confirmPaid(order: Order): Promise<void> {
    const event = order.state === 'expired' ? 'payment-proven' : 'payment-approved';
    const confirmed = await this.#confirm.execute(order, event);
    if (!confirmed.ok) this.#logger.error('A paid order could not be confirmed', { order: order.number });
  }

  async #move(order: Order, event: OrderEvent): Promise<void> {
    const next = nextOrderState(order.state, event);
    if (next.ok) await this.#orders.move(order.id, next.value, this.#clock.now());
  }

  /** Money that arrives for an attempt known as refused is for a person to look at: it is never dropped in silence. */
  #refuseContradiction(attempt: PaymentAttempt, news: Authorization): void {
    if (attempt.state === 'refused' && news.kind === 'approved') {
      this.#logger.error('The gateway approved an attempt that was refused', { purchase: attempt.purchaseNumber });
    }
  }
}
