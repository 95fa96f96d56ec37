import { describe } from 'vitest';
import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { OrdersInMemory } from './orders-in-memory.ts';
import { OrdersUnderWayInMemory } from './orders-under-way-in-memory.ts';
import { PaymentAttemptsInMemory } from '#test/memory/payments/payment-attempts-in-memory.ts';
import { VouchersInMemory } from '#test/memory/vouchers/vouchers-in-memory.ts';
import { ordersUnderWayContract } from '#test/ports/orders/orders-under-way.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';

describe('OrdersUnderWayInMemory', () => {
  ordersUnderWayContract(async () => {
    const orders = new OrdersInMemory();
    for (const number of [1, 2]) await orders.add(anOrder(`order-${number}`, number));
    await orders.add(anOrder('order-3', 3, { userId: 'luis' }));
    const attempts = new PaymentAttemptsInMemory(orders);
    const vouchers = new VouchersInMemory(orders, new AccountsInMemory());
    return { orders, attempts, vouchers, underWay: new OrdersUnderWayInMemory(orders, attempts, vouchers) };
  });
});
