import { describe } from 'vitest';
import { TaxAuthorityOff } from '#adapters/server/tax-authority-off.ts';
import { taxAuthorityContract } from '#test/ports/tax-authority.ts';

describe('TaxAuthorityOff', () => {
  taxAuthorityContract(() => new TaxAuthorityOff());
});
