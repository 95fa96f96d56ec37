import { ProductsInMemory } from '#adapters/memory/products-in-memory.ts';
import { productsContract } from '#test/ports/products.ts';

productsContract((given, holders) => Promise.resolve(new ProductsInMemory(given, holders)));
