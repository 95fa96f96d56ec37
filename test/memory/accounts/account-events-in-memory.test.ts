import { describe } from 'vitest';
import { AccountEventsInMemory } from './account-events-in-memory.ts';
import { accountEventsContract } from '#test/ports/accounts/account-events.ts';

describe('AccountEventsInMemory', () => {
  accountEventsContract(() => new AccountEventsInMemory());
});
