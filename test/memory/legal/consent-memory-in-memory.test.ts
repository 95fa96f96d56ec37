import { describe } from 'vitest';
import { ConsentMemoryInMemory } from './consent-memory-in-memory.ts';
import { consentMemoryContract } from '#test/ports/legal/consent-memory.ts';

describe('ConsentMemoryInMemory', () => {
  consentMemoryContract(() => new ConsentMemoryInMemory());
});
