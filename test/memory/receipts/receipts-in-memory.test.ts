import { describe } from 'vitest';
import { ReceiptsInMemory } from './receipts-in-memory.ts';
import { CreditNotesInMemory } from './credit-notes-in-memory.ts';
import { ReceiptSendingsInMemory } from './receipt-sendings-in-memory.ts';
import { SignedReceiptsInMemory } from './signed-receipts-in-memory.ts';
import { correctedReceiptsContract } from '#test/ports/receipts/corrected-receipts.ts';
import { receiptsContract } from '#test/ports/receipts/receipts.ts';

describe('ReceiptsInMemory', () => {
  receiptsContract(() => Promise.resolve(new ReceiptsInMemory()));
  correctedReceiptsContract(() => {
    const notes = new CreditNotesInMemory();
    const receipts = new ReceiptsInMemory(notes);
    const signed = new SignedReceiptsInMemory(receipts, notes);
    return Promise.resolve({ receipts, notes, signed, sendings: new ReceiptSendingsInMemory(receipts, signed, notes) });
  });
});
