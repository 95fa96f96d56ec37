import { ProductsInMemory } from './products-in-memory.ts';
import { productsContract } from '#test/ports/catalogue/products.ts';

productsContract((given, holders) => Promise.resolve(new ProductsInMemory(given, holders)));
