import { describe } from 'vitest';
import { CartNewsByBroadcast } from '#adapters/browser/cart-news-by-broadcast.ts';
import { cartNewsContract } from '#test/ports/cart-news.ts';

describe('CartNewsByBroadcast', () => {
  cartNewsContract(() => [new CartNewsByBroadcast(), new CartNewsByBroadcast(), new CartNewsByBroadcast()]);
});
