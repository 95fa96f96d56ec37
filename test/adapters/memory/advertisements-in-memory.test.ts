import { AdvertisementsInMemory } from '#adapters/memory/advertisements-in-memory.ts';
import { advertisementsContract } from '#test/ports/advertisements.ts';

advertisementsContract((given) => Promise.resolve(new AdvertisementsInMemory(given)));
