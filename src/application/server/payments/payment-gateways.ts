import type { PaymentGateway } from '#application/server/payments/ports/payment-gateway.ts';

/** The gateways of this school: the first takes new payments, the others only answer for old ones. */
export class PaymentGateways {
  constructor(private readonly gateways: readonly [PaymentGateway, ...PaymentGateway[]]) {}

  /** The gateway for new payments. */
  get current(): PaymentGateway {
    return this.gateways[0];
  }

  get all(): readonly PaymentGateway[] {
    return this.gateways;
  }

  /** The gateway of that name, or null. */
  named(name: string): PaymentGateway | null {
    return this.gateways.find((gateway) => gateway.name === name) ?? null;
  }
}
