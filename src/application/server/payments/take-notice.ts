import type { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { PaymentGateways } from './payment-gateways.ts';
import type { ResolveCode } from './cash-codes/resolve-code.ts';
import { SettleAttempt } from './settle-attempt.ts';

/**
 * A gateway's word, unasked, that something happened to a payment. Anybody can send one: only which payment to ask about is taken from
 * it, and what the gateway then answers is settled as ever, once. An attempt that is known as refused is asked about too, so that money that
 * came late is found. Source: decision 0091.
 */
export class TakeNotice {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attempts: PaymentAttempts,
    private readonly gateways: PaymentGateways,
    private readonly codes: ResolveCode,
  ) {}

  async execute(gatewayName: string, notice: unknown): Promise<void> {
    const gateway = this.gateways.named(gatewayName);
    const purchaseNumber = gateway?.purchaseIn(notice) ?? null;
    if (gateway === null || purchaseNumber === null) return;
    const attempt = await this.attempts.findByPurchaseNumber(gatewayName, purchaseNumber);
    if (attempt === null || attempt.state === 'paid') return;
    if (attempt.code !== undefined) return this.codes.ask(gateway, attempt);
    const status = await gateway.status(attempt);
    if (status.kind !== 'approved' && status.kind !== 'declined') return;
    await this.unitOfWork.write(SettleAttempt, (settle) => settle.execute(attempt.id, status));
  }
}
