import { describe } from 'vitest';
import { TaxAuthorityOff } from '#adapters/server/receipts/sending/tax-authority-off.ts';
import { taxAuthorityContract } from '#test/ports/receipts/tax-authority.ts';

describe('TaxAuthorityOff', () => {
  taxAuthorityContract(() => new TaxAuthorityOff());
});
