import { expect, test } from 'vitest';
import type { BankAccounts } from '#application/server/ports/bank-accounts.ts';
import { aBankAccount } from '#test/support/receipt-builders.ts';

/** What every `BankAccounts` does. The factory gives an empty one. */
export function bankAccountsContract(make: () => Promise<BankAccounts>): void {
  test('lists accounts in the order in which they were added', async () => {
    const accounts = await make();
    await accounts.add(aBankAccount('z'));
    await accounts.add(aBankAccount('a', { bank: 'BBVA' }));
    expect(await accounts.all()).toEqual([aBankAccount('z'), aBankAccount('a', { bank: 'BBVA' })]);
    expect(await accounts.find('a')).toEqual(aBankAccount('a', { bank: 'BBVA' }));
    expect(await accounts.find('b')).toBeNull();
  });

  test('no longer offers an account that was retired', async () => {
    const accounts = await make();
    await accounts.add(aBankAccount('a'));
    expect([await accounts.retire('a'), await accounts.retire('a'), await accounts.retire('b')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await accounts.all()).toEqual([]);
    expect(await accounts.find('a')).toBeNull();
  });
}
