import { SellersInMemory } from './sellers-in-memory.ts';
import { sellersContract } from '#test/ports/catalogue/sellers.ts';

sellersContract((given) => Promise.resolve(new SellersInMemory(given)));
