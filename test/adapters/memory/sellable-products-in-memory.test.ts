import { describe } from 'vitest';
import { SellableProductsInMemory } from '#adapters/memory/sellable-products-in-memory.ts';
import { sellableProducts, sellableProductsContract } from '#test/ports/sellable-products.ts';

describe('SellableProductsInMemory', () => {
  sellableProductsContract(() => Promise.resolve(new SellableProductsInMemory(sellableProducts)));
});
