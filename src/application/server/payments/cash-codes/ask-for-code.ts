import type { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import type { PaymentAttempt, PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { isSettled } from '#domain/payments/payment-attempt.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { type CodeAsked, OpenCode, type OpenCodeRefusal } from './open-code.ts';
import { SettleCode } from './settle-code.ts';

/** The gateway of the school makes no codes of cash, or takes no new payments. */
export interface CashCodesNotTaken {
  readonly kind: 'cash-codes-not-taken';
}

export type AskForCodeRefusal = OpenCodeRefusal | CashCodesNotTaken;

/**
 * Asks the gateway for the code by which an order is paid in cash: the attempt here first, then the code there under its number, for the same
 * amount. Asked again, it is the code that there is.
 */
export class AskForCode {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attempts: PaymentAttempts,
    private readonly gateways: PaymentGateways,
  ) {}

  /** The attempt: with its code, without one as long as the gateway keeps silent, or ended where it makes none. */
  async execute(asked: CodeAsked): Promise<Result<PaymentAttempt, AskForCodeRefusal>> {
    const gateway = this.gateways.current;
    if (!gateway.ways.includes('cash-code') || !(await gateway.takesPayments())) {
      return refuse({ kind: 'cash-codes-not-taken' });
    }
    const opened = await this.unitOfWork.write(OpenCode, (open) => open.execute(asked, gateway.name));
    if (!opened.ok) return opened;
    const { attempt, order, buyer } = opened.value;
    if (isSettled(attempt.state) || attempt.code?.number !== null || attempt.gateway !== gateway.name) {
      return accept(attempt);
    }
    const news = await gateway.makeCode({
      purchaseNumber: attempt.purchaseNumber,
      amount: attempt.amount,
      description: `Pedido N.º ${order.number}`,
      buyer,
      until: attempt.code.until,
    });
    await this.unitOfWork.write(SettleCode, (settle) => settle.execute(attempt.id, news));
    return accept((await this.attempts.find(attempt.id)) ?? attempt);
  }
}
