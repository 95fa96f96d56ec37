import { expect, it } from 'vitest';
import { bankAccount, formatCci } from '#domain/vouchers/bank-account.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';

it('keeps the CCI as its 20 digits, however it was typed', () => {
  const typed = aBankAccount('bcp', { cci: '002-191-002345678013-57', bank: ' BCP ' });
  expect(accepted(bankAccount(typed))).toEqual(aBankAccount('bcp'));
  expect(formatCci('00219100234567801357')).toBe('002-191-002345678013-57');
});

it.each([
  [{ cci: '0021910023456780135' }, 'cci-invalid'],
  [{ cci: '0021910023456780135A' }, 'cci-invalid'],
  [{ bank: ' ' }, 'bank-required'],
  [{ number: '12' }, 'number-invalid'],
  [{ holder: '' }, 'holder-required'],
])('refuses %o: %s', (parts, kind) => {
  expect(refused(bankAccount(aBankAccount('bcp', parts)))).toEqual({ kind });
});
