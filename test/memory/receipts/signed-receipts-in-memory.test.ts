import { describe } from 'vitest';
import { CreditNotesInMemory } from '#test/memory/receipts/credit-notes-in-memory.ts';
import { ReceiptsInMemory } from '#test/memory/receipts/receipts-in-memory.ts';
import { SignedReceiptsInMemory } from '#test/memory/receipts/signed-receipts-in-memory.ts';
import { signedReceiptsContract } from '#test/ports/receipts/signed-receipts.ts';

describe('SignedReceiptsInMemory', () => {
  signedReceiptsContract(() => {
    const [receipts, notes] = [new ReceiptsInMemory(), new CreditNotesInMemory()];
    return Promise.resolve({ receipts, notes, signed: new SignedReceiptsInMemory(receipts, notes) });
  });
});
