import { describe } from 'vitest';
import { OrderNoticesInMemory } from '#adapters/memory/order-notices-in-memory.ts';
import { orderNoticesContract } from '#test/ports/order-notices.ts';

describe('OrderNoticesInMemory', () => {
  orderNoticesContract(() => Promise.resolve(new OrderNoticesInMemory()));
});
