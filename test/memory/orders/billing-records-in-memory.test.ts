import { describe } from 'vitest';
import { BillingRecordsInMemory } from './billing-records-in-memory.ts';
import { billingRecordsContract } from '#test/ports/orders/billing-records.ts';

describe('BillingRecordsInMemory', () => {
  billingRecordsContract(() => Promise.resolve(new BillingRecordsInMemory()));
});
