import { beforeEach, expect, test } from 'vitest';
import type { BankAccountFacts, WalletFacts } from '#domain/vouchers/bank-account.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { ChangeSettings } from '#application/server/settings/change-settings.ts';
import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { OfficeLogInMemory } from '#test/memory/office/office-log-in-memory.ts';
import { BankAccountsInMemory } from '#test/memory/vouchers/bank-accounts-in-memory.ts';
import { SettingsVersionsInMemory } from '#test/memory/settings/settings-versions-in-memory.ts';
import { aBankAccount, anAccountAtBbva } from '#test/support/receipts/receipt-builders.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const eva = { name: 'Eva Ruiz', office: 'Rectora', code: 'ES' };
let versions: SettingsVersionsInMemory;
let log: OfficeLogInMemory;
let banks: BankAccountsInMemory;
let change: ChangeSettings;

beforeEach(() => {
  versions = new SettingsVersionsInMemory();
  log = new OfficeLogInMemory(new AccountsInMemory());
  const clock = new FixedClock();
  const ids = new CountingIds();
  banks = new BankAccountsInMemory();
  change = new ChangeSettings(versions, banks, new OfficeJournal(log, ids, clock), clock, ids);
});

test('a part is written anew with each change, and each is a line of the log without what was typed', async () => {
  expect(await change.execute('signer', { name: ' Eva  Ruiz', office: 'Rectora', code: 'ES' }, 0, null)).toEqual({
    ok: true,
    value: 1,
  });
  expect(await change.execute('signer', { ...eva, office: 'Decana' }, 1, null)).toEqual({ ok: true, value: 2 });
  expect(await versions.of('signer', 9)).toMatchObject([{ content: { ...eva, office: 'Decana' } }, { content: eva }]);
  expect(await log.list(null, 9)).toMatchObject([
    { action: 'settings-changed', thing: { id: 'signer' }, before: { version: '1' }, after: { version: '2' } },
    { before: {}, after: { version: '1' } },
  ]);
});

test('what says the same writes nothing', async () => {
  await change.execute('signer', eva, 0, null);
  expect(await change.execute('signer', eva, 1, null)).toEqual({ ok: true, value: 1 });
  expect(await log.list(null, 9)).toHaveLength(1);
});

test('whoever began from an earlier version is told, and what is wrong is told before anything is written', async () => {
  await change.execute('signer', eva, 0, null);
  const stale = await change.execute('signer', { ...eva, office: 'Decana' }, 0, null);
  expect(stale).toMatchObject({ refusal: { kind: 'settings-changed-meanwhile' } });
  const wrong = await change.execute('signer', { name: '', office: '', code: 'ES' }, 1, null);
  expect(wrong).toMatchObject({ refusal: { problems: [{ field: 'name' }, { field: 'office' }] } });
  expect(await versions.of('signer', 9)).toHaveLength(1);
});

test('where buyers deposit is offered at once; an account of which the same is said keeps its id', async () => {
  const { id: _, ...bcp } = aBankAccount('bcp');
  const { id: __, ...bbva } = anAccountAtBbva();
  const say = (accounts: readonly BankAccountFacts[], seen: number, unpaidHours = '48') =>
    change.execute('deposits', { accounts, wallets: [], unpaidHours }, seen, null);
  expect(await say([bcp], 0)).toMatchObject({ ok: true });
  const [first] = await banks.all();
  expect(await say([bbva, { ...bcp, cci: '002-191-002345678013-51' }], 1)).toMatchObject({ ok: true });
  expect(await banks.all()).toMatchObject([{ ...bbva }, { ...bcp, id: first?.id }]);
  expect(await say([bcp, { ...bcp, bank: 'Otro' }], 2)).toMatchObject({
    refusal: { problems: [{ field: 'accounts[1].cci', text: 'Esta cuenta ya está en la lista.' }] },
  });
  expect(await say([{ ...bcp, cci: '00219100234567801357' }], 2, '11')).toMatchObject({
    refusal: { problems: [{ field: 'accounts[0].cci' }, { field: 'unpaidHours' }] },
  });
  expect(await say([bcp], 1)).toEqual({ ok: false, refusal: { kind: 'settings-changed-meanwhile' } });
  expect(await banks.all()).toHaveLength(2);
});

test('a wallet is offered after the accounts, and keeps its id while only its picture changes', async () => {
  const { id: _, ...bcp } = aBankAccount('bcp');
  const yape = { brand: 'Yape', phone: '987654321', holder: 'Escuela', qr: '' };
  const say = (wallets: readonly WalletFacts[], seen: number) =>
    change.execute('deposits', { accounts: [bcp], wallets, unpaidHours: '48' }, seen, null);
  expect(await say([{ ...yape, phone: '+51 987-654-321' }], 0)).toMatchObject({ ok: true });
  const [, offered] = await banks.all();
  expect(offered).toMatchObject({ bank: 'Yape', number: '987654321', holder: 'Escuela', cci: '', qr: '' });
  const qr = 'cobros/a-600x600.png';
  expect(await say([{ ...yape, qr }], 1)).toMatchObject({ ok: true });
  expect((await banks.all())[1]).toEqual({ ...offered, qr });
  const wrong = [
    { ...yape, brand: 'Tunki', qr: 'logotipos/a-600x600.png' },
    { ...yape, phone: '12345678' },
  ];
  expect(await say(wrong, 2)).toMatchObject({
    refusal: { problems: [{ field: 'wallets[0].brand' }, { field: 'wallets[0].qr' }, { field: 'wallets[1].phone' }] },
  });
  expect(await say([yape, yape], 2)).toMatchObject({ refusal: { problems: [{ field: 'wallets[1].phone' }] } });
});
