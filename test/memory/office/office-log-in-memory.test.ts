import { describe } from 'vitest';
import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { officeLogContract } from '#test/ports/office/office-log.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { OfficeLogInMemory } from './office-log-in-memory.ts';

describe('OfficeLogInMemory', () => {
  officeLogContract(async () => {
    const accounts = new AccountsInMemory();
    await accounts.add(aUser('ana'), '');
    return new OfficeLogInMemory(accounts);
  });
});
