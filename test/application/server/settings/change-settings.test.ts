import { beforeEach, expect, test } from 'vitest';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { ChangeSettings } from '#application/server/settings/change-settings.ts';
import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { OfficeLogInMemory } from '#test/memory/office/office-log-in-memory.ts';
import { SettingsVersionsInMemory } from '#test/memory/settings/settings-versions-in-memory.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const eva = { name: 'Eva Ruiz', office: 'Rectora' };
let versions: SettingsVersionsInMemory;
let log: OfficeLogInMemory;
let change: ChangeSettings;

beforeEach(() => {
  versions = new SettingsVersionsInMemory();
  log = new OfficeLogInMemory(new AccountsInMemory());
  const clock = new FixedClock();
  change = new ChangeSettings(versions, new OfficeJournal(log, new CountingIds(), clock), clock);
});

test('a part is written anew with each change, and each is a line of the log without what was typed', async () => {
  expect(await change.execute('signer', { name: ' Eva  Ruiz', office: 'Rectora' }, 0, null)).toEqual({
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
  const wrong = await change.execute('signer', { name: '', office: '' }, 1, null);
  expect(wrong).toMatchObject({ refusal: { problems: [{ field: 'name' }, { field: 'office' }] } });
  expect(await versions.of('signer', 9)).toHaveLength(1);
});
