import { describe } from 'vitest';
import { AccountsInMemory } from '#adapters/memory/accounts-in-memory.ts';
import { accountsContract } from '#test/ports/accounts.ts';

describe('AccountsInMemory', () => {
  accountsContract(() => new AccountsInMemory());
});
