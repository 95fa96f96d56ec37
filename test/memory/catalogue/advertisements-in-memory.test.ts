import { AdvertisementsInMemory } from './advertisements-in-memory.ts';
import { advertisementsContract } from '#test/ports/catalogue/advertisements.ts';

advertisementsContract((given) => Promise.resolve(new AdvertisementsInMemory(given)));
