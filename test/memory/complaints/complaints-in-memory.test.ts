import { describe } from 'vitest';
import { ComplaintsInMemory } from './complaints-in-memory.ts';
import { complaintsContract } from '#test/ports/complaints/complaints.ts';

describe('ComplaintsInMemory', () => {
  complaintsContract(() => Promise.resolve(new ComplaintsInMemory()));
});
