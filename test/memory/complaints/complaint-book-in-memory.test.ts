import { describe } from 'vitest';
import { ComplaintBookInMemory } from './complaint-book-in-memory.ts';
import { complaintBookContract } from '#test/ports/complaints/complaint-book.ts';

describe('ComplaintBookInMemory', () => {
  complaintBookContract(() => Promise.resolve(new ComplaintBookInMemory()));
});
