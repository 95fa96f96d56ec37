import { describe } from 'vitest';
import { ReceiptsInMemory } from '#test/memory/receipts/receipts-in-memory.ts';
import { SignedReceiptsInMemory } from '#test/memory/receipts/signed-receipts-in-memory.ts';
import { signedReceiptsContract } from '#test/ports/receipts/signed-receipts.ts';

describe('SignedReceiptsInMemory', () => {
  signedReceiptsContract(() => {
    const receipts = new ReceiptsInMemory();
    return Promise.resolve({ receipts, signed: new SignedReceiptsInMemory(receipts) });
  });
});
