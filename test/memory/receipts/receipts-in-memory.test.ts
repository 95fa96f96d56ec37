import { describe } from 'vitest';
import { ReceiptsInMemory } from './receipts-in-memory.ts';
import { receiptsContract } from '#test/ports/receipts/receipts.ts';

describe('ReceiptsInMemory', () => {
  receiptsContract(() => Promise.resolve(new ReceiptsInMemory()));
});
