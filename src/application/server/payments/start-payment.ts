import type { Logger } from '#application/ports/logger.ts';
import type { PaymentAttempt } from '#application/server/payments/ports/payment-attempts.ts';
import type { PaymentGateway, PaymentSession } from '#application/server/payments/ports/payment-gateway.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { KeepSession } from './keep-session.ts';
import { OpenPaymentAttempt, type OpenAttemptRefusal, type OpenedAttempt } from './open-payment-attempt.ts';
import type { PaymentGateways } from './payment-gateways.ts';

export type StartPaymentRefusal = OpenAttemptRefusal | { readonly kind: 'gateway-unavailable' } | CardsNotTaken;

/** The school has no gateway that takes new payments. */
export interface CardsNotTaken {
  readonly kind: 'cards-not-taken';
}

export interface StartedPayment {
  readonly attempt: PaymentAttempt;
  /** Where the buyer goes to type the card. */
  readonly page: string;
}

/** Takes the buyer of an order to the gateway: an attempt here, a session there, for the same amount. */
export class StartPayment {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly gateways: PaymentGateways,
    private readonly addresses: PublicAddresses,
    private readonly logger: Logger,
  ) {}

  /** @param address the buyer's IP address, for the gateway alone; null: not known. */
  async execute(
    userId: string,
    orderId: string,
    address: string | null = null,
  ): Promise<Result<StartedPayment, StartPaymentRefusal>> {
    const gateway = this.gateways.current;
    if (!(await gateway.takesPayments())) return refuse({ kind: 'cards-not-taken' });
    const opened = await this.unitOfWork.write(OpenPaymentAttempt, (open) =>
      open.execute(userId, orderId, gateway.name),
    );
    if (!opened.ok) return opened;
    const { attempt } = opened.value;
    const session = await this.#createSession(gateway, opened.value, address);
    if (session === null) {
      await this.unitOfWork.write(KeepSession, (keep) => keep.givenUp(attempt.id, 'cancelled'));
      return refuse({ kind: 'gateway-unavailable' });
    }
    const kept = await this.unitOfWork.write(KeepSession, (keep) => keep.opened(attempt.id, session.key));
    if (!kept) return refuse({ kind: 'payment-under-way', attemptId: attempt.id });
    return accept({ attempt: { ...attempt, state: 'session', sessionKey: session.key }, page: session.page });
  }

  async #createSession(
    gateway: PaymentGateway,
    { attempt, order, payer }: OpenedAttempt,
    address: string | null,
  ): Promise<PaymentSession | null> {
    const { id, purchaseNumber, amount } = attempt;
    try {
      return await gateway.createSession({
        purchaseNumber,
        amount,
        description: `Pedido N.º ${order.number}`,
        payer: { ...payer, address },
        returnUrl: this.addresses.school(`/api/v1/payment-returns/${gateway.name}/${purchaseNumber}`),
        cancelUrl: this.addresses.school(`/cancelar?intento=${id}`),
      });
    } catch (error) {
      this.logger.error('The gateway opened no session', { purchaseNumber, error: String(error) });
      return null;
    }
  }
}
