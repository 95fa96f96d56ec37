import { describe } from 'vitest';
import { CartMirrorInMemory } from './cart-mirror-in-memory.ts';
import { cartMirrorContract } from '#test/ports/cart/cart-mirror.ts';

describe('CartMirrorInMemory', () => {
  cartMirrorContract(() => new CartMirrorInMemory());
});
