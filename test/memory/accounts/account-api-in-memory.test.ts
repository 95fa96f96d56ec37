import { describe } from 'vitest';
import { AccountApiInMemory } from './account-api-in-memory.ts';
import { accountApiContract } from '#test/ports/accounts/account-api.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';

describe('AccountApiInMemory', () => {
  accountApiContract(() => {
    const api = new AccountApiInMemory();
    return Promise.resolve({
      api,
      use: () => undefined,
      lastLink: () => Promise.resolve(api.letters.at(-1)?.secret ?? ''),
      addUnverified: (email) => Promise.resolve(api.add(aProfile({ email, emailVerified: false }))),
      addFactor: (email) => {
        api.addFactor(email, '123456');
        return Promise.resolve('123456');
      },
      proof: { verifier: 'verifier-1', challenge: 'challenge of verifier-1' },
    });
  });
});
