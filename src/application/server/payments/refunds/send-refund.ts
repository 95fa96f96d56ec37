import type { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import type { PaymentAttempt } from '#application/server/payments/ports/payment-attempts.ts';
import type { GatewayRefund } from '#application/server/payments/ports/payment-gateway.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { Refund } from '#domain/payments/refund.ts';
import { SettleRefund } from './settle-refund.ts';
import { StartSending } from './start-sending.ts';

/**
 * Asks the gateway to give back what was decided: at most once, and never again by itself. Silence leaves it unknown.
 * Source: decision 0086.
 */
export class SendRefund {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly gateways: PaymentGateways,
  ) {}

  async execute(refundId: string): Promise<void> {
    const sent = await this.unitOfWork.write(StartSending, (start) => start.execute(refundId));
    if (sent === null) return;
    const gateway = this.gateways.named(sent.attempt.gateway);
    const answer =
      gateway === null
        ? ({ kind: 'refused', text: 'La pasarela de este pago ya no está configurada.' } as const)
        : await gateway.refund(gatewayRefundOf(sent.refund, sent.attempt));
    await this.unitOfWork.write(SettleRefund, (settle) => settle.execute(refundId, answer));
  }
}

/** A refund as the gateway of its payment knows it. */
export function gatewayRefundOf(
  { number, amount }: Refund,
  { purchaseNumber, transactionId }: PaymentAttempt,
): GatewayRefund {
  return { purchaseNumber, transactionId, refundNumber: String(number), amount };
}
