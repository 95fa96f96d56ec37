import { describe } from 'vitest';
import { FuzzyFinderInMemory } from './fuzzy-finder-in-memory.ts';
import { fuzzyFinderContract } from '#test/ports/reading/fuzzy-finder.ts';

describe('FuzzyFinderInMemory', () => {
  fuzzyFinderContract(() => new FuzzyFinderInMemory());
});
