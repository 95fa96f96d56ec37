import { describe } from 'vitest';
import { AccountsInMemory } from './accounts-in-memory.ts';
import { accountsContract } from '#test/ports/accounts/accounts.ts';

describe('AccountsInMemory', () => {
  accountsContract(() => new AccountsInMemory());
});
