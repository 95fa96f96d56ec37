import { describe } from 'vitest';
import { CartNewsByBroadcast } from '#adapters/browser/cart/cart-news-by-broadcast.ts';
import { cartNewsContract } from '#test/ports/cart/cart-news.ts';

describe('CartNewsByBroadcast', () => {
  cartNewsContract(() => [new CartNewsByBroadcast(), new CartNewsByBroadcast(), new CartNewsByBroadcast()]);
});
