import { expect, test } from 'vitest';
import type { EmailChange, EmailChanges } from '#application/server/accounts/ports/email-changes.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { at } from '#test/support/accounts/account-builders.ts';

function aChange(fingerprint: string, userId: string, changes: Partial<EmailChange> = {}): EmailChange {
  const email = 'nueva@correo.pe' as EmailAddress;
  return { fingerprint, userId, email, createdAt: at('10:00'), expiresAt: at('11:00'), usedAt: null, ...changes };
}

/** What every adapter of EmailChanges does. The users 'ana' and 'luis' exist. */
export function emailChangesContract(make: () => EmailChanges | Promise<EmailChanges>): void {
  test('gives back a change as it was added', async () => {
    const changes = await make();
    await changes.add(aChange('one', 'ana'));
    expect(await changes.find('one')).toEqual(aChange('one', 'ana'));
    expect(await changes.find('two')).toBeNull();
  });

  test('a link is used once, and not after its time', async () => {
    const changes = await make();
    await changes.add(aChange('one', 'ana'));
    await changes.add(aChange('two', 'ana'));
    expect(await changes.use('one', at('10:30'))).toBe(true);
    expect(await changes.use('one', at('10:31'))).toBe(false);
    expect(await changes.use('two', at('11:00'))).toBe(false);
    expect(await changes.find('one')).toMatchObject({ usedAt: at('10:30') });
  });

  test('cancels the open links of one account', async () => {
    const changes = await make();
    await changes.add(aChange('mine', 'ana'));
    await changes.add(aChange('his', 'luis'));
    await changes.cancel('ana', at('10:20'));
    expect((await changes.find('mine'))?.usedAt).toEqual(at('10:20'));
    expect((await changes.find('his'))?.usedAt).toBeNull();
  });

  test('says when links were sent', async () => {
    const changes = await make();
    await changes.add(aChange('b', 'ana', { createdAt: at('10:20') }));
    await changes.add(aChange('a', 'ana', { createdAt: at('10:10') }));
    await changes.add(aChange('old', 'ana', { createdAt: at('09:59') }));
    await changes.add(aChange('his', 'luis', { createdAt: at('10:15') }));
    expect(await changes.sentSince('ana', at('10:10'))).toEqual([at('10:10'), at('10:20')]);
  });
}
