import { describe } from 'vitest';
import { DepositApiInMemory } from './deposit-api-in-memory.ts';
import { depositApiContract } from '#test/ports/vouchers/deposit-api.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { anAccountAtBbva, aBankAccount } from '#test/support/receipts/receipt-builders.ts';

describe('DepositApiInMemory', () => {
  depositApiContract(() => {
    const orderId = 'order-1';
    const api = new DepositApiInMemory([aBankAccount('bcp'), anAccountAtBbva()], (id) =>
      id === orderId ? soles('199.90') : null,
    );
    return Promise.resolve({ api, orderId, file: new File(['foto'], 'constancia.png') });
  });
});
