import { describe } from 'vitest';
import { DiscountCodesInMemory } from '#adapters/memory/discount-codes-in-memory.ts';
import { discountCodesContract } from '#test/ports/discount-codes.ts';

describe('DiscountCodesInMemory', () => {
  discountCodesContract((codes) => Promise.resolve(new DiscountCodesInMemory(codes)));
});
