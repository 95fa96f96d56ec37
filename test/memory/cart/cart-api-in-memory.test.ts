import { describe } from 'vitest';
import { cartApiContract } from '#test/ports/cart/cart-api.ts';
import { cartApiInMemory } from '#test/support/cart/shop-in-memory.ts';

describe('CartApiInMemory', () => {
  cartApiContract(() => {
    const api = cartApiInMemory();
    return Promise.resolve({
      api,
      signIn: () => {
        api.isSignedIn = true;
        return Promise.resolve('ana');
      },
    });
  });
});
