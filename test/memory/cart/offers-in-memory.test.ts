import { describe } from 'vitest';
import { exampleCodes } from '#test/ports/cart/discount-codes.ts';
import { offersContract } from '#test/ports/cart/offers.ts';
import { sellableProducts } from '#test/ports/cart/sellable-products.ts';
import { DiscountCodesInMemory } from './discount-codes-in-memory.ts';
import { OffersInMemory } from './offers-in-memory.ts';
import { SellableProductsInMemory } from './sellable-products-in-memory.ts';

describe('OffersInMemory', () => {
  offersContract(async () => {
    return new OffersInMemory(new SellableProductsInMemory(sellableProducts), new DiscountCodesInMemory(exampleCodes));
  });
});
