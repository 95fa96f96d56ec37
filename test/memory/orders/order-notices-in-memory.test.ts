import { describe } from 'vitest';
import { OrderNoticesInMemory } from './order-notices-in-memory.ts';
import { orderNoticesContract } from '#test/ports/orders/order-notices.ts';

describe('OrderNoticesInMemory', () => {
  orderNoticesContract(() => Promise.resolve(new OrderNoticesInMemory()));
});
