import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCci, isAccountNumber, isCci, isSameAccount, saysTheSame } from '#domain/vouchers/bank-account.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';

it('copies a CCI in the groups of its bank, office, account and check digits', () => {
  expect(formatCci('00219100234567801351')).toBe('002-191-002345678013-51');
});

it.each(['00219100234567801351', '01123400020056789025', '00320000300123456731'])('%s checks itself', (cci) => {
  expect(isCci(cci)).toBe(true);
});

it.each(['0021910023456780135', '0021910023456780135A', '00219100234567801357', ''])('%s is no CCI', (text) => {
  expect(isCci(text)).toBe(false);
});

it('one digit of a CCI that was copied wrongly is found, whichever it is', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  const account = fc.array(digit, { minLength: 18, maxLength: 18 }).map((digits) => digits.join(''));
  const withChecks = account.map((digits) => {
    const all = Array.from({ length: 100 }, (_, checks) => digits + String(checks).padStart(2, '0'));
    return all.filter(isCci);
  });
  fc.assert(
    fc.property(withChecks, fc.integer({ min: 0, max: 19 }), fc.integer({ min: 1, max: 9 }), (right, place, more) => {
      const [cci = ''] = right;
      expect(right).toHaveLength(1);
      const wrong = (Number(cci[place]) + more) % 10;
      expect(isCci(cci.slice(0, place) + wrong + cci.slice(place + 1))).toBe(false);
    }),
    { numRuns: 50 },
  );
});

it.each(['12', 'A191-2345', '191-', ''])('%s is no number of an account', (text) => {
  expect(isAccountNumber(text)).toBe(false);
});

it('tells whether two are one account, and whether anything else is said of it', () => {
  const one = aBankAccount('a');
  const [cci, number] = ['01123400020056789025', '1912345678013'];
  expect(isSameAccount(one, aBankAccount('b', { bank: 'BBVA', number: '0011-02' }))).toBe(true);
  expect(isSameAccount(one, aBankAccount('b', { bank: 'bcp', number, cci }))).toBe(true);
  expect(isSameAccount(one, aBankAccount('b', { bank: 'BBVA', number, cci }))).toBe(false);
  expect(saysTheSame(one, aBankAccount('b'))).toBe(true);
  expect(saysTheSame(one, aBankAccount('b', { holder: 'Otra' }))).toBe(false);
});
