import { describe } from 'vitest';
import { ReceiptSignerInMemory } from '#test/memory/receipts/receipt-signer-in-memory.ts';
import { receiptSignerContract } from '#test/ports/receipts/receipt-signer.ts';

describe('ReceiptSignerInMemory', () => {
  receiptSignerContract(
    () => new ReceiptSignerInMemory(),
    () => Object.assign(new ReceiptSignerInMemory(), { trouble: { kind: 'password-wrong' } }),
  );
});
