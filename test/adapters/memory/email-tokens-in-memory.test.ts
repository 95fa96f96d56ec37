import { describe } from 'vitest';
import { EmailTokensInMemory } from '#adapters/memory/email-tokens-in-memory.ts';
import { emailTokensContract } from '#test/ports/email-tokens.ts';

describe('EmailTokensInMemory', () => {
  emailTokensContract(() => new EmailTokensInMemory());
});
