import { describe } from 'vitest';
import { CartMirrorInMemory } from '#adapters/memory/cart-mirror-in-memory.ts';
import { cartMirrorContract } from '#test/ports/cart-mirror.ts';

describe('CartMirrorInMemory', () => {
  cartMirrorContract(() => new CartMirrorInMemory());
});
