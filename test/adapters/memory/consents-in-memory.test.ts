import { describe } from 'vitest';
import { ConsentsInMemory } from '#adapters/memory/consents-in-memory.ts';
import { consentsContract } from '#test/ports/consents.ts';

describe('ConsentsInMemory', () => {
  consentsContract(() => new ConsentsInMemory());
});
