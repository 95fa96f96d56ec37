import { boughtTogetherContract } from '#test/ports/catalogue/bought-together.ts';
import { BoughtTogetherInMemory } from './bought-together-in-memory.ts';

boughtTogetherContract((purchases) => Promise.resolve(new BoughtTogetherInMemory(purchases)));
