import { describe } from 'vitest';
import { ReceiptSendingsInMemory } from '#test/memory/receipts/receipt-sendings-in-memory.ts';
import { ReceiptsInMemory } from '#test/memory/receipts/receipts-in-memory.ts';
import { SignedReceiptsInMemory } from '#test/memory/receipts/signed-receipts-in-memory.ts';
import { receiptSendingsContract } from '#test/ports/receipts/receipt-sendings.ts';

describe('ReceiptSendingsInMemory', () => {
  receiptSendingsContract(() => {
    const receipts = new ReceiptsInMemory();
    const signed = new SignedReceiptsInMemory(receipts);
    return Promise.resolve({ receipts, signed, sendings: new ReceiptSendingsInMemory(receipts, signed) });
  });
});
