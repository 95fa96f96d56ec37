import { describe } from 'vitest';
import { BillingApiInMemory } from './billing-api-in-memory.ts';
import { billingApiContract } from '#test/ports/orders/billing-api.ts';

describe('BillingApiInMemory', () => {
  billingApiContract(() => Promise.resolve(new BillingApiInMemory()));
});
