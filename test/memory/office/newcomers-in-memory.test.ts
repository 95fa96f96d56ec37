import { describe } from 'vitest';
import { AccountEventsInMemory } from '#test/memory/accounts/account-events-in-memory.ts';
import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { newcomersContract } from '#test/ports/office/newcomers.ts';
import { NewcomersInMemory } from './newcomers-in-memory.ts';

describe('NewcomersInMemory', () => {
  newcomersContract(() => {
    const [accounts, events] = [new AccountsInMemory(), new AccountEventsInMemory()];
    return { newcomers: new NewcomersInMemory(accounts, events), accounts, events };
  });
});
