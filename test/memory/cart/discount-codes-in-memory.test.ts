import { describe } from 'vitest';
import { DiscountCodesInMemory } from './discount-codes-in-memory.ts';
import { discountCodesContract } from '#test/ports/cart/discount-codes.ts';

describe('DiscountCodesInMemory', () => {
  discountCodesContract((codes) => Promise.resolve(new DiscountCodesInMemory(codes)));
});
