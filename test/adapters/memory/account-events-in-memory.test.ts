import { describe } from 'vitest';
import { AccountEventsInMemory } from '#adapters/memory/account-events-in-memory.ts';
import { accountEventsContract } from '#test/ports/account-events.ts';

describe('AccountEventsInMemory', () => {
  accountEventsContract(() => new AccountEventsInMemory());
});
