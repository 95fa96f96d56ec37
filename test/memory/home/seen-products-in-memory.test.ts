import { seenProductsContract } from '#test/ports/home/seen-products.ts';
import { SeenProductsInMemory } from './seen-products-in-memory.ts';

seenProductsContract(() => new SeenProductsInMemory());
