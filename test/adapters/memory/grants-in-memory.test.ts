import { describe } from 'vitest';
import { GrantsInMemory } from '#adapters/memory/grants-in-memory.ts';
import { grantsContract } from '#test/ports/grants.ts';

describe('GrantsInMemory', () => {
  grantsContract(() => Promise.resolve(new GrantsInMemory()));
});
