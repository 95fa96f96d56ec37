import { describe } from 'vitest';
import { BillingRecordsInMemory } from '#adapters/memory/billing-records-in-memory.ts';
import { billingRecordsContract } from '#test/ports/billing-records.ts';

describe('BillingRecordsInMemory', () => {
  billingRecordsContract(() => Promise.resolve(new BillingRecordsInMemory()));
});
