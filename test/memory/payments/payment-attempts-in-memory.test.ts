import { describe } from 'vitest';
import { OrdersInMemory } from '#test/memory/orders/orders-in-memory.ts';
import { PaymentAttemptsInMemory } from './payment-attempts-in-memory.ts';
import { paymentAttemptsContract } from '#test/ports/payments/payment-attempts.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';

describe('PaymentAttemptsInMemory', () => {
  paymentAttemptsContract(async () => {
    const orders = new OrdersInMemory();
    await orders.add(anOrder('order-1', 1));
    await orders.add(anOrder('order-2', 2, { userId: 'luis' }));
    return new PaymentAttemptsInMemory(orders);
  });
});
