import { describe } from 'vitest';
import { EmailChangesInMemory } from '#adapters/memory/email-changes-in-memory.ts';
import { emailChangesContract } from '#test/ports/email-changes.ts';

describe('EmailChangesInMemory', () => {
  emailChangesContract(() => new EmailChangesInMemory());
});
