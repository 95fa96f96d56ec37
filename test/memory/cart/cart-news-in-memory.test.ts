import { describe } from 'vitest';
import { CartNewsInMemory } from './cart-news-in-memory.ts';
import { cartNewsContract } from '#test/ports/cart/cart-news.ts';

describe('CartNewsInMemory', () => {
  cartNewsContract(() => {
    const first = new CartNewsInMemory();
    return [first, first.anotherTab(), first.anotherTab()];
  });
});
