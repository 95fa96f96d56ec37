import { describe } from 'vitest';
import { mailboxApiContract } from '#test/ports/accounts/mailbox-api.ts';
import { MailboxApiInMemory } from './mailbox-api-in-memory.ts';

describe('MailboxApiInMemory', () => {
  mailboxApiContract(() => {
    const api = new MailboxApiInMemory(() => ({ token: 'token-1', refreshUntil: '2026-12-25T00:00:00.000Z' }));
    const lastLetter = () => Promise.resolve(api.letters.at(-1) ?? { code: '', link: '' });
    return Promise.resolve({ api, lastLetter });
  });
});
