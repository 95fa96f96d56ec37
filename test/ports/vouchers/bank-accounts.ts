import { expect, test } from 'vitest';
import type { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { aBankAccount, anAccountAtBbva } from '#test/support/receipts/receipt-builders.ts';

/** What every `BankAccounts` does. The factory gives an empty one. */
export function bankAccountsContract(make: () => Promise<BankAccounts>): void {
  test('offers the accounts that it was told, in that order', async () => {
    const accounts = await make();
    await accounts.offer([aBankAccount('z'), anAccountAtBbva()]);
    expect(await accounts.all()).toEqual([aBankAccount('z'), anAccountAtBbva()]);
    expect([await accounts.find('bbva'), await accounts.find('b')]).toEqual([anAccountAtBbva(), null]);
    await accounts.offer([anAccountAtBbva(), aBankAccount('z')]);
    expect(await accounts.all()).toEqual([anAccountAtBbva(), aBankAccount('z')]);
  });

  test('no longer offers what is not among them, and offers it anew when it is', async () => {
    const accounts = await make();
    await accounts.offer([aBankAccount('a')]);
    await accounts.offer([aBankAccount('b', { holder: 'Otra' })]);
    expect([await accounts.all(), await accounts.find('a')]).toEqual([[aBankAccount('b', { holder: 'Otra' })], null]);
    const wallet = { bank: 'Yape', number: '987654321', holder: 'Escuela', cci: '', ruc: '', qr: '' };
    const wallets = [
      { ...wallet, id: 'y' },
      { ...wallet, id: 'p', bank: 'Plin', qr: 'cobros/a-600x600.png' },
    ];
    await accounts.offer(wallets);
    expect(await accounts.all()).toEqual(wallets);
    await accounts.offer([]);
    expect(await accounts.all()).toEqual([]);
    await accounts.offer([aBankAccount('a')]);
    expect(await accounts.find('a')).toEqual(aBankAccount('a'));
  });
}
