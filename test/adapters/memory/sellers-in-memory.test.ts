import { SellersInMemory } from '#adapters/memory/sellers-in-memory.ts';
import { sellersContract } from '#test/ports/sellers.ts';

sellersContract((given) => Promise.resolve(new SellersInMemory(given)));
