import { describe } from 'vitest';
import { TaxAuthorityInMemory } from './tax-authority-in-memory.ts';
import { taxAuthorityContract } from '#test/ports/receipts/tax-authority.ts';

describe('TaxAuthorityInMemory', () => {
  taxAuthorityContract(() => new TaxAuthorityInMemory());
});
