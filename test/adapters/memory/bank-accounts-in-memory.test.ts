import { describe } from 'vitest';
import { BankAccountsInMemory } from '#adapters/memory/bank-accounts-in-memory.ts';
import { bankAccountsContract } from '#test/ports/bank-accounts.ts';

describe('BankAccountsInMemory', () => {
  bankAccountsContract(() => Promise.resolve(new BankAccountsInMemory()));
});
