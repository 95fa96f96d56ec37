import { describe } from 'vitest';
import { ReceiptsInMemory } from '#adapters/memory/receipts-in-memory.ts';
import { receiptsContract } from '#test/ports/receipts.ts';

describe('ReceiptsInMemory', () => {
  receiptsContract(() => Promise.resolve(new ReceiptsInMemory()));
});
