import { describe } from 'vitest';
import { CreditNotesInMemory } from './credit-notes-in-memory.ts';
import { creditNotesContract } from '#test/ports/receipts/credit-notes.ts';

describe('CreditNotesInMemory', () => {
  creditNotesContract(() => Promise.resolve(new CreditNotesInMemory()));
});
