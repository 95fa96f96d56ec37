import { describe } from 'vitest';
import { CartsInMemory } from './carts-in-memory.ts';
import { cartsContract } from '#test/ports/cart/carts.ts';

describe('CartsInMemory', () => {
  cartsContract(() => Promise.resolve(new CartsInMemory()));
});
