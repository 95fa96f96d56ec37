import { describe } from 'vitest';
import { FuzzyFinderInMemory } from '#adapters/memory/fuzzy-finder-in-memory.ts';
import { fuzzyFinderContract } from '#test/ports/fuzzy-finder.ts';

describe('FuzzyFinderInMemory', () => {
  fuzzyFinderContract(() => new FuzzyFinderInMemory());
});
