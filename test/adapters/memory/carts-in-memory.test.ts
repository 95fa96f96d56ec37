import { describe } from 'vitest';
import { CartsInMemory } from '#adapters/memory/carts-in-memory.ts';
import { cartsContract } from '#test/ports/carts.ts';

describe('CartsInMemory', () => {
  cartsContract(() => Promise.resolve(new CartsInMemory()));
});
