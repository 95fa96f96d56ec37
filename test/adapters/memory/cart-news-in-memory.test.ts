import { describe } from 'vitest';
import { CartNewsInMemory } from '#adapters/memory/cart-news-in-memory.ts';
import { cartNewsContract } from '#test/ports/cart-news.ts';

describe('CartNewsInMemory', () => {
  cartNewsContract(() => {
    const first = new CartNewsInMemory();
    return [first, first.anotherTab(), first.anotherTab()];
  });
});
