import { describe } from 'vitest';
import { PaymentGatewayInMemory } from './payment-gateway-in-memory.ts';
import { paymentGatewayContract } from '#test/ports/payments/payment-gateway.ts';

describe('PaymentGatewayInMemory', () => {
  paymentGatewayContract(() => {
    const gateway = new PaymentGatewayInMemory();
    gateway.makesCodes = true;
    return Promise.resolve({
      gateway,
      endCode: (purchaseNumber, ending) => gateway.endCode(purchaseNumber, ending),
      typeCard: (_, purchaseNumber, ending) => Promise.resolve(gateway.typeCard(purchaseNumber, ending)),
    });
  });
});
