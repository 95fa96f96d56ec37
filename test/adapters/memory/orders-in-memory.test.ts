import { describe } from 'vitest';
import { OrdersInMemory } from '#adapters/memory/orders-in-memory.ts';
import { ordersContract } from '#test/ports/orders.ts';

describe('OrdersInMemory', () => {
  ordersContract(() => Promise.resolve(new OrdersInMemory()));
});
