import { describe } from 'vitest';
import { staffDisputesApiContract } from '#test/ports/payments/dispute-api.ts';
import { anOfficeDispute } from '#test/support/payments/office-dispute.ts';
import { StaffDisputesApiInMemory } from './dispute-api-in-memory.ts';

describe('StaffDisputesApiInMemory', () => {
  staffDisputesApiContract(() => Promise.resolve(new StaffDisputesApiInMemory([], anOfficeDispute())));
});
