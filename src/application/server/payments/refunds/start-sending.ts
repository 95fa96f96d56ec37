import type { Clock } from '#application/ports/clock.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { PaymentAttempt, PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import { nextRefundState, type Refund } from '#domain/payments/refund.ts';

/** A refund that this call, and no other, goes on to ask the gateway for. */
export interface SentRefund {
  readonly refund: Refund;
  readonly attempt: PaymentAttempt;
}

/** Decides, in one transaction, who sends a refund to the gateway: the one who moves it there, once. */
export class StartSending {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly refunds: Refunds,
    private readonly attempts: PaymentAttempts,
    private readonly clock: Clock,
  ) {}

  /** Null: it was sent before, is not decided, or goes another way. */
  async execute(refundId: string): Promise<SentRefund | null> {
    const found = await this.refunds.find(refundId);
    if (found === null || (await this.guard.lock(found.orderId)) === null) return null;
    const refund = await this.refunds.find(refundId);
    if (refund === null || refund.way?.kind !== 'gateway') return null;
    const next = nextRefundState(refund.state, 'sent');
    const attempt = await this.attempts.find(refund.way.attemptId);
    if (!next.ok || attempt === null) return null;
    const sent = { ...refund, state: next.value, updatedAt: this.clock.now() };
    return (await this.refunds.move(sent, refund.state)) ? { refund: sent, attempt } : null;
  }
}
