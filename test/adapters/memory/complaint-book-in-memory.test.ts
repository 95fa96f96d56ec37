import { describe } from 'vitest';
import { ComplaintBookInMemory } from '#adapters/memory/complaint-book-in-memory.ts';
import { complaintBookContract } from '#test/ports/complaint-book.ts';

describe('ComplaintBookInMemory', () => {
  complaintBookContract(() => Promise.resolve(new ComplaintBookInMemory()));
});
