import { describe } from 'vitest';
import { BankAccountsInMemory } from './bank-accounts-in-memory.ts';
import { bankAccountsContract } from '#test/ports/vouchers/bank-accounts.ts';

describe('BankAccountsInMemory', () => {
  bankAccountsContract(() => Promise.resolve(new BankAccountsInMemory()));
});
