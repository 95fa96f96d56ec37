import { describe } from 'vitest';
import { staffMessagesApiContract } from '#test/ports/support/staff-messages-api.ts';
import { aStaffMessage } from '#test/support/support/staff-messages.ts';
import { StaffMessagesApiInMemory } from './staff-messages-api-in-memory.ts';

describe('StaffMessagesApiInMemory', () => {
  staffMessagesApiContract(() => {
    const api = new StaffMessagesApiInMemory([
      aStaffMessage({ id: 'contact', kind: 'contact', at: '2026-03-08T15:00:00.000Z' }),
      aStaffMessage({ id: 'support', kind: 'support', at: '2026-03-09T15:00:00.000Z' }),
    ]);
    return Promise.resolve({ api, reads: api.reads, ids: { contact: 'contact', support: 'support' } });
  });
});
