import { describe } from 'vitest';
import { BillingApiInMemory } from '#adapters/memory/billing-api-in-memory.ts';
import { billingApiContract } from '#test/ports/billing-api.ts';

describe('BillingApiInMemory', () => {
  billingApiContract(() => Promise.resolve(new BillingApiInMemory()));
});
