import { describe } from 'vitest';
import { AccountsInMemory } from '#adapters/memory/accounts-in-memory.ts';
import { SessionsInMemory } from '#adapters/memory/sessions-in-memory.ts';
import { sessionsContract } from '#test/ports/sessions.ts';

describe('SessionsInMemory', () => {
  sessionsContract(async (users) => {
    const accounts = new AccountsInMemory();
    for (const user of users) await accounts.add(user, 'hash');
    return new SessionsInMemory(accounts);
  });
});
