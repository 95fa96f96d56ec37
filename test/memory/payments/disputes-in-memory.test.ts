import { describe } from 'vitest';
import { DisputesInMemory } from './disputes-in-memory.ts';
import { disputesContract } from '#test/ports/payments/disputes.ts';

describe('DisputesInMemory', () => {
  disputesContract(() => Promise.resolve(new DisputesInMemory()));
});
