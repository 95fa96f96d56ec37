import { describe } from 'vitest';
import { ReadingPlacesInMemory } from './reading-places-in-memory.ts';
import { readingPlacesContract } from '#test/ports/reading/reading-places.ts';

describe('ReadingPlacesInMemory', () => {
  readingPlacesContract(() => Promise.resolve(new ReadingPlacesInMemory()));
});
