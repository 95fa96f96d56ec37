import { describe } from 'vitest';
import { movedGrantsContract } from '#test/ports/office/moved-grants.ts';
import { MovedGrantsInMemory } from './moved-grants-in-memory.ts';

describe('MovedGrantsInMemory', () => {
  movedGrantsContract(() => new MovedGrantsInMemory());
});
