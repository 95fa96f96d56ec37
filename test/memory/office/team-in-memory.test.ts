import { describe } from 'vitest';
import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { teamContract } from '#test/ports/office/team.ts';
import { at, aUser } from '#test/support/accounts/account-builders.ts';
import { TeamInMemory } from './team-in-memory.ts';

describe('TeamInMemory', () => {
  teamContract(async () => {
    const accounts = new AccountsInMemory();
    await accounts.add(aUser('ana'), '');
    await accounts.add(aUser('luis', { givenNames: 'Ángel' }), '');
    await accounts.add(aUser('eva', { disabledAt: at('09:00') }), '');
    return new TeamInMemory(accounts);
  });
});
