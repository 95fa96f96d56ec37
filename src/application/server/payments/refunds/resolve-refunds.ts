import type { Clock } from '#application/ports/clock.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import type { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { RefundAnswer, RefundStatus } from '#application/server/payments/ports/payment-gateway.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import { UNHEARD_MS } from '#application/server/payments/resolve-attempt.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { holdsMoney, type Refund } from '#domain/payments/refund.ts';
import { gatewayRefundOf, type SendRefund } from './send-refund.ts';
import { SettleRefund } from './settle-refund.ts';

const AT_A_TIME = 200;
/** Longer than all calls of a refund last, some gateways being asked about the payment first: one asked for before that is under way no more. */
const PATIENCE_MS = 120_000;

/**
 * Goes round the refunds whose end is not known: what was decided and never sent is sent, of what was sent the gateway is asked what
 * became of it, and nothing is sent again; of what was refused, or never reached the gateway, it is asked again, since that may come late. Source: decision 0086.
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
    const refused = { from: this.#ago(UNHEARD_MS.last), until: this.#ago(UNHEARD_MS.first) };
    for (const id of await this.refunds.refusedIn(refused, this.#ago(UNHEARD_MS.pause), AT_A_TIME)) {
      const refund = await this.refunds.find(id);
      if (refund !== null) await this.#askAgain(refund);
    }
  }

  async #ask(refund: Refund): Promise<void> {
    const status = await this.#statusOf(refund);
    const isOver = refund.updatedAt < this.#ago(PATIENCE_MS);
    await this.#settle(refund, status === null ? null : newsOf(status, refund, isOver));
  }

  /** What was given back though it was said to be refused, or never to have arrived. */
  async #askAgain(refund: Refund): Promise<void> {
    if (!(await this.refunds.claimAsking(refund.id, this.#ago(UNHEARD_MS.pause), this.clock.now()))) return;
    const status = await this.#statusOf(refund);
    if (status?.kind !== 'given-back') return;
    if (status.isWhole === true && (await this.#isOfAnother(refund))) return;
    await this.#settle(refund, status);
  }

  /** Whether another refund by the same payment undid it, or is about to. */
  async #isOfAnother({ id, orderId, way }: Refund): Promise<boolean> {
    const others = (await this.refunds.ofOrder(orderId)).filter((each) => each.id !== id && holdsMoney(each.state));
    return others.some(
      (each) => each.way?.kind === 'gateway' && way?.kind === 'gateway' && each.way.attemptId === way.attemptId,
    );
  }

  /** Null: nobody can be asked. */
  async #statusOf(refund: Refund): Promise<RefundStatus | null> {
    const attempt = refund.way?.kind === 'gateway' ? await this.attempts.find(refund.way.attemptId) : null;
    const gateway = attempt === null ? null : this.gateways.named(attempt.gateway);
    return attempt === null || gateway === null ? null : gateway.refundStatus(gatewayRefundOf(refund, attempt));
  }

  #ago(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }

  async #settle(refund: Refund, news: RefundAnswer | null): Promise<void> {
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
