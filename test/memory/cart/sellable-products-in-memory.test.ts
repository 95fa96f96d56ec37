import { describe } from 'vitest';
import { SellableProductsInMemory } from './sellable-products-in-memory.ts';
import { sellableProducts, sellableProductsContract } from '#test/ports/cart/sellable-products.ts';

describe('SellableProductsInMemory', () => {
  sellableProductsContract(() => Promise.resolve(new SellableProductsInMemory(sellableProducts)));
});
