import { describe } from 'vitest';
import { PlacesInMemory } from '#adapters/memory/places-in-memory.ts';
import { placesContract } from '#test/ports/places.ts';

describe('PlacesInMemory', () => {
  placesContract(() => new PlacesInMemory());
});
