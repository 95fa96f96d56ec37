import { describe } from 'vitest';
import { OrdersInMemory } from './orders-in-memory.ts';
import { ordersContract } from '#test/ports/orders/orders.ts';

describe('OrdersInMemory', () => {
  ordersContract(() => Promise.resolve(new OrdersInMemory()));
});
