import { describe } from 'vitest';
import { ConsentMemoryInMemory } from '#adapters/memory/consent-memory-in-memory.ts';
import { consentMemoryContract } from '#test/ports/consent-memory.ts';

describe('ConsentMemoryInMemory', () => {
  consentMemoryContract(() => new ConsentMemoryInMemory());
});
