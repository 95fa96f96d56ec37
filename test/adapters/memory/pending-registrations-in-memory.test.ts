import { describe } from 'vitest';
import { PendingRegistrationsInMemory } from '#adapters/memory/pending-registrations-in-memory.ts';
import { pendingRegistrationsContract } from '#test/ports/pending-registrations.ts';

describe('PendingRegistrationsInMemory', () => {
  pendingRegistrationsContract(() => new PendingRegistrationsInMemory());
});
