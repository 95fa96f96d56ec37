import { expect, test } from 'vitest';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { at, aUser } from '#test/support/accounts/account-builders.ts';

/** What every adapter of Accounts does. */
export function accountsContract(make: () => Accounts | Promise<Accounts>): void {
  test('gives back a user as it was added, by id and by e-mail', async () => {
    const accounts = await make();
    const ana = aUser('ana', { photoFile: 'retratos/ana.png', tourSeen: true });
    expect(await accounts.add(ana, 'hash')).toBe(true);
    expect(await accounts.find('ana')).toEqual(ana);
    expect(await accounts.findByEmail(ana.email)).toEqual(ana);
    expect(await accounts.credentialsOf(ana.email)).toEqual({ user: ana, passwordHash: 'hash' });
  });

  test('keeps a guest with its owner, and what a user has not given as missing', async () => {
    const accounts = await make();
    await accounts.add(aUser('ana'), 'hash');
    const guest = aUser('luis', { role: 1, guestOf: 'ana', document: null, phone: '', emailVerifiedAt: null });
    await accounts.add(guest, 'hash');
    expect(await accounts.find('luis')).toEqual(guest);
  });

  test('knows nobody else', async () => {
    const accounts = await make();
    expect(await accounts.find('nadie')).toBeNull();
    expect(await accounts.findByEmail('nadie@correo.pe' as EmailAddress)).toBeNull();
    expect(await accounts.credentialsOf('nadie@correo.pe' as EmailAddress)).toBeNull();
  });

  test('an e-mail has one account', async () => {
    const accounts = await make();
    await accounts.add(aUser('ana'), 'first');
    expect(await accounts.add(aUser('otra', { email: 'ana@correo.pe' as EmailAddress }), 'second')).toBe(false);
    expect(await accounts.credentialsOf('ana@correo.pe' as EmailAddress)).toMatchObject({ passwordHash: 'first' });
    expect(await accounts.find('otra')).toBeNull();
  });

  test('changes a password, and nobody else’s', async () => {
    const accounts = await make();
    await accounts.add(aUser('ana'), 'old');
    await accounts.add(aUser('luis'), 'his');
    await accounts.changePassword('ana', 'new', at('12:00'));
    expect(await accounts.credentialsOf(aUser('ana').email)).toMatchObject({ passwordHash: 'new' });
    expect(await accounts.credentialsOf(aUser('luis').email)).toMatchObject({ passwordHash: 'his' });
  });

  test('the first verification stays', async () => {
    const accounts = await make();
    await accounts.add(aUser('ana', { emailVerifiedAt: null }), 'hash');
    await accounts.verifyEmail('ana', at('12:00'));
    await accounts.verifyEmail('ana', at('13:00'));
    expect(await accounts.find('ana')).toMatchObject({ emailVerifiedAt: at('12:00') });
  });

  test('changes person, photograph and e-mail, and nobody else’s', async () => {
    const accounts = await make();
    await accounts.add(aUser('ana', { emailVerifiedAt: null }), 'hash');
    await accounts.add(aUser('luis'), 'hash');
    const person = { givenNames: 'Ana', paternalSurname: 'Paz', maternalSurname: '', document: null, phone: '' };
    await accounts.changePerson('ana', person, at('12:00'));
    await accounts.changePhoto('ana', 'perfiles/ana.webp', at('12:00'));
    const email = 'nueva@correo.pe' as EmailAddress;
    expect(await accounts.changeEmail('ana', email, at('13:00'))).toBe(true);
    expect(await accounts.credentialsById('ana')).toEqual({
      user: { ...aUser('ana'), ...person, photoFile: 'perfiles/ana.webp', email, emailVerifiedAt: at('13:00') },
      passwordHash: 'hash',
    });
    expect(await accounts.find('luis')).toEqual(aUser('luis'));
    expect(await accounts.credentialsById('nadie')).toBeNull();
  });

  test('nobody takes another’s e-mail', async () => {
    const accounts = await make();
    await accounts.add(aUser('ana'), 'hash');
    await accounts.add(aUser('luis'), 'hash');
    expect(await accounts.changeEmail('ana', aUser('luis').email, at('12:00'))).toBe(false);
    expect(await accounts.find('ana')).toEqual(aUser('ana'));
  });

  test('the tour, once seen, is seen on every device', async () => {
    const accounts = await make();
    await accounts.add(aUser('ana', { tourSeen: false }), 'hash');
    await accounts.add(aUser('luis', { tourSeen: false }), 'hash');
    await accounts.markTourSeen('ana', at('12:00'));
    await accounts.markTourSeen('ana', at('13:00'));
    expect(await accounts.find('ana')).toMatchObject({ tourSeen: true });
    expect(await accounts.find('luis')).toMatchObject({ tourSeen: false });
  });
}
