import { describe } from 'vitest';
import { CreditNotesInMemory } from '#test/memory/receipts/credit-notes-in-memory.ts';
import { ReceiptSendingsInMemory } from '#test/memory/receipts/receipt-sendings-in-memory.ts';
import { ReceiptsInMemory } from '#test/memory/receipts/receipts-in-memory.ts';
import { SignedReceiptsInMemory } from '#test/memory/receipts/signed-receipts-in-memory.ts';
import { receiptSendingsContract } from '#test/ports/receipts/receipt-sendings.ts';

describe('ReceiptSendingsInMemory', () => {
  receiptSendingsContract(() => {
    const [receipts, notes] = [new ReceiptsInMemory(), new CreditNotesInMemory()];
    const signed = new SignedReceiptsInMemory(receipts, notes);
    return Promise.resolve({ receipts, notes, signed, sendings: new ReceiptSendingsInMemory(receipts, signed, notes) });
  });
});
