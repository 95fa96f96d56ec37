import { describe } from 'vitest';
import { PastAccessInMemory } from '#adapters/memory/past-access-in-memory.ts';
import { endedOfContract, pastAccessContract } from '#test/ports/past-access.ts';

describe('PastAccessInMemory', () => {
  pastAccessContract(() => Promise.resolve(new PastAccessInMemory(endedOfContract)));
});
