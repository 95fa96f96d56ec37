import { describe } from 'vitest';
import { TaxAuthorityInMemory } from '#adapters/memory/tax-authority-in-memory.ts';
import { taxAuthorityContract } from '#test/ports/tax-authority.ts';

describe('TaxAuthorityInMemory', () => {
  taxAuthorityContract(() => new TaxAuthorityInMemory());
});
