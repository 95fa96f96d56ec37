import type { Clock } from '#application/ports/clock.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import type { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { RefundAnswer, RefundStatus } from '#application/server/payments/ports/payment-gateway.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { Refund } from '#domain/payments/refund.ts';
import { gatewayRefundOf, type SendRefund } from './send-refund.ts';
import { SettleRefund } from './settle-refund.ts';

const AT_A_TIME = 200;
/** Longer than all calls of a refund last, some gateways being asked about the payment first: one asked for before that is under way no more. */
const PATIENCE_MS = 120_000;

/**
 * Goes round the refunds whose end is not known: what was decided and never sent is sent, of what was sent the gateway is asked what
 * became of it, and nothing is sent again. Source: decision 0086.
 */
export class ResolveRefunds {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly refunds: Refunds,
    private readonly attempts: PaymentAttempts,
    private readonly gateways: PaymentGateways,
    private readonly send: SendRefund,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    for (const id of await this.refunds.unresolved(AT_A_TIME)) {
      const refund = await this.refunds.find(id);
      if (refund === null) continue;
      if (refund.state === 'requested') await this.send.execute(id);
      else await this.#ask(refund);
    }
  }

  async #ask(refund: Refund): Promise<void> {
    const attempt = refund.way?.kind === 'gateway' ? await this.attempts.find(refund.way.attemptId) : null;
    const gateway = attempt === null ? null : this.gateways.named(attempt.gateway);
    if (attempt === null || gateway === null) return;
    const isOver = this.clock.now().getTime() - refund.updatedAt.getTime() > PATIENCE_MS;
    const news = newsOf(await gateway.refundStatus(gatewayRefundOf(refund, attempt)), refund, isOver);
    if (news === null) return;
    await this.unitOfWork.write(SettleRefund, (settle) => settle.execute(refund.id, news));
    this.logger.info('A refund left open is resolved', { refund: refund.number, answer: news.kind });
  }
}

/** What a status says of a refund that is not settled; null: nothing new. */
function newsOf(status: RefundStatus, { state }: Refund, isOver: boolean): RefundAnswer | null {
  if (status.kind === 'never-asked') {
    return isOver ? { kind: 'refused', text: 'La devolución no llegó a la pasarela: no se devolvió nada.' } : null;
  }
  if (status.kind === 'no-answer') return state === 'sending' && isOver ? status : null;
  return status;
}
