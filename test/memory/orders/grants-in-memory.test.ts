import { describe } from 'vitest';
import { GrantsInMemory } from './grants-in-memory.ts';
import { grantsContract } from '#test/ports/orders/grants.ts';

describe('GrantsInMemory', () => {
  grantsContract(() => {
    const grants = new GrantsInMemory();
    grants.plans.add(12);
    return Promise.resolve(grants);
  });
});
