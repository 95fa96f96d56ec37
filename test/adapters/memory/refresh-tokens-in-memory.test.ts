import { describe } from 'vitest';
import { AccountsInMemory } from '#adapters/memory/accounts-in-memory.ts';
import { RefreshTokensInMemory } from '#adapters/memory/refresh-tokens-in-memory.ts';
import { SessionsInMemory } from '#adapters/memory/sessions-in-memory.ts';
import { refreshTokensContract } from '#test/ports/refresh-tokens.ts';

describe('RefreshTokensInMemory', () => {
  refreshTokensContract(async (users, all) => {
    const accounts = new AccountsInMemory();
    const sessions = new SessionsInMemory(accounts);
    for (const user of users) await accounts.add(user, 'hash');
    for (const session of all) await sessions.add(session);
    return new RefreshTokensInMemory(sessions, accounts);
  });
});
