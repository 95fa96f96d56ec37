import { describe } from 'vitest';
import { giftsContract } from '#test/ports/orders/gifts.ts';
import { GiftsInMemory } from './gifts-in-memory.ts';
import { OrdersInMemory } from './orders-in-memory.ts';

describe('GiftsInMemory', () => {
  giftsContract(() => {
    const orders = new OrdersInMemory();
    return Promise.resolve({ gifts: new GiftsInMemory(orders), orders });
  });
});
