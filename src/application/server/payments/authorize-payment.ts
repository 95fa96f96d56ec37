import type { PaymentAttempt } from '#application/server/payments/ports/payment-attempts.ts';
import type { GatewayReturn } from '#application/server/payments/ports/payment-gateway.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { BeginAuthorization } from './begin-authorization.ts';
import type { PaymentGateways } from './payment-gateways.ts';
import { SettleAttempt } from './settle-attempt.ts';

export interface AttemptRefusal {
  readonly kind: 'attempt-not-found';
}

/**
 * Charges an attempt when its buyer comes back from the gateway: at most once, however often the gateway posts, and never again
 * by itself. Silence leaves it unknown. Source: decisions.md, Payment and orders.
 */
export class AuthorizePayment {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly gateways: PaymentGateways,
  ) {}

  /** The attempt as it was found; its page tells what became of it. */
  async execute(
    gatewayName: string,
    purchaseNumber: string,
    returned: GatewayReturn,
  ): Promise<Result<PaymentAttempt, AttemptRefusal>> {
    const gateway = this.gateways.named(gatewayName);
    if (gateway === null) return refuse({ kind: 'attempt-not-found' });
    const begun = await this.unitOfWork.write(BeginAuthorization, (begin) =>
      begin.execute(gatewayName, purchaseNumber),
    );
    if (begun === null) return refuse({ kind: 'attempt-not-found' });
    const { attempt, mayCharge } = begun;
    if (!mayCharge) return accept(attempt);
    const transactionToken = gateway.tokenIn(returned);
    const news = await gateway.authorize({ purchaseNumber, amount: attempt.amount, transactionToken });
    await this.unitOfWork.write(SettleAttempt, (settle) => settle.execute(attempt.id, news));
    return accept(attempt);
  }
}
