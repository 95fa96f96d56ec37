import { describe } from 'vitest';
import { OrdersInMemory } from '#adapters/memory/orders-in-memory.ts';
import { PaymentAttemptsInMemory } from '#adapters/memory/payment-attempts-in-memory.ts';
import { paymentAttemptsContract } from '#test/ports/payment-attempts.ts';
import { anOrder } from '#test/support/buying-builders.ts';

describe('PaymentAttemptsInMemory', () => {
  paymentAttemptsContract(async () => {
    const orders = new OrdersInMemory();
    await orders.add(anOrder('order-1', 1));
    await orders.add(anOrder('order-2', 2, { userId: 'luis' }));
    return new PaymentAttemptsInMemory(orders);
  });
});
