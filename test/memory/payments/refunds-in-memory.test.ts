import { describe } from 'vitest';
import { RefundsInMemory } from './refunds-in-memory.ts';
import { refundsContract } from '#test/ports/payments/refunds.ts';

describe('RefundsInMemory', () => {
  refundsContract(() => Promise.resolve(new RefundsInMemory()));
});
