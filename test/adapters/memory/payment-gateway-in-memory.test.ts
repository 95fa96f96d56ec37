import { describe } from 'vitest';
import { PaymentGatewayInMemory } from '#adapters/memory/payment-gateway-in-memory.ts';
import { paymentGatewayContract } from '#test/ports/payment-gateway.ts';

describe('PaymentGatewayInMemory', () => {
  paymentGatewayContract(() => {
    const gateway = new PaymentGatewayInMemory();
    return Promise.resolve({
      gateway,
      typeCard: (_, purchaseNumber, ending) => Promise.resolve(gateway.typeCard(purchaseNumber, ending)),
    });
  });
});
