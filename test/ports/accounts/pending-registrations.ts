import { expect, test } from 'vitest';
import type {
  PendingRegistration,
  PendingRegistrations,
} from '#application/server/accounts/ports/pending-registrations.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { at } from '#test/support/accounts/account-builders.ts';

const mailbox = 'nueva@correo.pe' as EmailAddress;

function aPending(id: string, changes: Partial<PendingRegistration> = {}): PendingRegistration {
  return {
    id,
    fingerprint: `print of ${id}`,
    email: mailbox,
    passwordHash: `hash of ${id}`,
    givenNames: 'Eva María',
    paternalSurname: 'Paz',
    maternalSurname: '',
    consents: [
      { purpose: 'terms', textVersion: '2026-11', textHash: 'a', granted: true },
      { purpose: 'marketing', textVersion: '2026-11', textHash: 'b', granted: false },
    ],
    device: { address: '190.12.3.4', userAgent: 'Firefox/150' },
    returnTo: '/carrito',
    createdAt: at('10:00'),
    expiresAt: at('12:00'),
    sentAt: at('10:00'),
    usedAt: null,
    ...changes,
  };
}

/** What every adapter of PendingRegistrations does. */
export function pendingRegistrationsContract(make: () => PendingRegistrations | Promise<PendingRegistrations>): void {
  test('gives back a registration as it was given, by its link', async () => {
    const pendings = await make();
    await pendings.add(aPending('one'));
    await pendings.add(aPending('two', { usedAt: at('10:05'), returnTo: '' }));
    expect(await pendings.find('print of one')).toEqual(aPending('one'));
    expect(await pendings.find('print of two')).toEqual(aPending('two', { usedAt: at('10:05'), returnTo: '' }));
    expect(await pendings.find('print of three')).toBeNull();
  });

  test('the newest of a mailbox is the last that still waits', async () => {
    const pendings = await make();
    await pendings.add(aPending('old', { createdAt: at('10:00') }));
    await pendings.add(aPending('new', { createdAt: at('10:10') }));
    await pendings.add(aPending('used', { createdAt: at('10:20'), usedAt: at('10:21') }));
    await pendings.add(aPending('over', { createdAt: at('10:30'), expiresAt: at('11:00') }));
    await pendings.add(aPending('his', { createdAt: at('10:40'), email: 'otra@correo.pe' as EmailAddress }));
    expect((await pendings.newestOf(mailbox, at('11:00')))?.id).toBe('new');
    expect((await pendings.newestOf(mailbox, at('10:59')))?.id).toBe('over');
    expect(await pendings.newestOf('nadie@correo.pe' as EmailAddress, at('11:00'))).toBeNull();
  });

  test('is used once, not after its time, and its password is forgotten', async () => {
    const pendings = await make();
    await pendings.add(aPending('one'));
    await pendings.add(aPending('two'));
    expect(await pendings.use('one', at('10:30'))).toBe(true);
    expect(await pendings.use('one', at('10:31'))).toBe(false);
    expect(await pendings.use('two', at('12:00'))).toBe(false);
    expect(await pendings.use('three', at('10:30'))).toBe(false);
    expect(await pendings.find('print of one')).toMatchObject({ usedAt: at('10:30'), passwordHash: '' });
    expect(await pendings.find('print of two')).toMatchObject({ usedAt: null, passwordHash: 'hash of two' });
  });

  test('gets another link, which takes the place of the one before; of two who ask at once, one', async () => {
    const pendings = await make();
    await pendings.add(aPending('one'));
    expect(await pendings.renew('one', at('10:00'), 'second', at('10:05'))).toBe(true);
    expect(await pendings.renew('one', at('10:00'), 'third', at('10:05'))).toBe(false);
    expect(await pendings.find('print of one')).toBeNull();
    expect(await pendings.find('third')).toBeNull();
    expect(await pendings.find('second')).toEqual(aPending('one', { fingerprint: 'second', sentAt: at('10:05') }));
  });

  test('what was used, or has run out, gets no other link', async () => {
    const pendings = await make();
    await pendings.add(aPending('used', { usedAt: at('10:01') }));
    await pendings.add(aPending('over'));
    expect(await pendings.renew('used', at('10:00'), 'second', at('10:05'))).toBe(false);
    expect(await pendings.renew('over', at('10:00'), 'third', at('12:00'))).toBe(false);
  });
}
