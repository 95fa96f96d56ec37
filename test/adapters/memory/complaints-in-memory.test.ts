import { describe } from 'vitest';
import { ComplaintsInMemory } from '#adapters/memory/complaints-in-memory.ts';
import { complaintsContract } from '#test/ports/complaints.ts';

describe('ComplaintsInMemory', () => {
  complaintsContract(() => Promise.resolve(new ComplaintsInMemory()));
});
