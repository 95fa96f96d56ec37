import { expect, test } from 'vitest';
import type { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { aBankAccount, anAccountAtBbva } from '#test/support/receipts/receipt-builders.ts';

/** What every `BankAccounts` does. The factory gives an empty one. */
export function bankAccountsContract(make: () => Promise<BankAccounts>): void {
  test('lists accounts in the order in which they were added', async () => {
    const accounts = await make();
    expect(await accounts.add(aBankAccount('z'))).toBe(true);
    expect(await accounts.add(anAccountAtBbva())).toBe(true);
    expect(await accounts.all()).toEqual([aBankAccount('z'), anAccountAtBbva()]);
    expect(await accounts.find('bbva')).toEqual(anAccountAtBbva());
    expect(await accounts.find('b')).toBeNull();
  });

  test('takes no account that is there already: by its CCI, or by bank and number', async () => {
    const accounts = await make();
    await accounts.add(aBankAccount('a'));
    const [cci, number] = ['01123400020056789048', '0011-0234-0200567890'];
    expect(await accounts.add(aBankAccount('b'))).toBe(false);
    expect(await accounts.add(aBankAccount('b', { bank: 'BBVA', number }))).toBe(false);
    expect(await accounts.add(aBankAccount('b', { bank: 'bcp', number: '1912345678013', cci }))).toBe(false);
    expect(await accounts.all()).toEqual([aBankAccount('a')]);
    await accounts.retire('a');
    expect(await accounts.add(aBankAccount('b'))).toBe(true);
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
