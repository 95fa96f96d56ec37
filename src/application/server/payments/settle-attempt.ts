import type { Clock } from '#application/ports/clock.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { Order, Orders } from '#application/server/orders/ports/orders.ts';
import type { PaymentAttempt, PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { Authorization } from '#application/server/payments/ports/payment-gateway.ts';
import { nextOrderState } from '#domain/orders/order.ts';
import { isSettled, nextAttemptState, type AttemptEvent } from '#domain/payments/payment-attempt.ts';
import type { ChargeGuard } from './charge-guard.ts';
import type { KeepSurplus } from './keep-surplus.ts';
import type { TakePayment } from './take-payment.ts';

const EVENTS: Readonly<Record<Authorization['kind'], AttemptEvent>> = {
  approved: 'approved',
  declined: 'declined',
  'no-answer': 'no-answer',
};

/** Writes down what the gateway said of an attempt and lets the order follow. The same news twice changes nothing. */
export class SettleAttempt {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly orders: Orders,
    private readonly attempts: PaymentAttempts,
    private readonly take: TakePayment,
    private readonly surplus: KeepSurplus,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async execute(attemptId: string, news: Authorization): Promise<void> {
    const found = await this.attempts.find(attemptId);
    const order = found === null ? null : await this.guard.lock(found.orderId);
    const attempt = await this.attempts.find(attemptId);
    if (attempt === null || order === null) return;
    if (isSettled(attempt.state)) return this.#noteContradiction(order, attempt, news);
    const next = nextAttemptState(attempt.state, EVENTS[news.kind]);
    if (!next.ok) return;
    const word = news.kind === 'no-answer' ? undefined : news.word;
    if (!(await this.attempts.move(attempt.id, attempt.state, next.value, this.clock.now(), word))) return;
    await this.#follow(order, attempt, news);
  }

  async #follow(order: Order, attempt: PaymentAttempt, news: Authorization): Promise<void> {
    if (news.kind === 'declined') return this.take.giveUp(order, attempt.id);
    if (news.kind === 'approved') {
      const bought = await this.guard.boughtOtherwise(order);
      const taken = await this.take.execute(order, { source: sourceOf(attempt), amount: attempt.amount }, bought);
      if (!taken.ok) this.logger.error('A paid order could not be confirmed', { order: order.number });
      return;
    }
    const next = nextOrderState(order.state, 'gateway-silent');
    if (next.ok) await this.orders.move(order.id, next.value, this.clock.now());
  }

  /** Money that arrives for an attempt known as refused is kept for a person to give back: it is never dropped in silence. */
  async #noteContradiction(order: Order, attempt: PaymentAttempt, news: Authorization): Promise<void> {
    if (attempt.state !== 'refused' || news.kind !== 'approved') return;
    const { amount } = attempt;
    await this.surplus.execute({ order, source: sourceOf(attempt), amount, reason: 'attempt-refused' });
  }
}

const sourceOf = ({ id, purchaseNumber: number }: PaymentAttempt) => ({ kind: 'attempt', id, number }) as const;
