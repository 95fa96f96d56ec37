import { expect, test } from 'vitest';
import type { ProfileApi } from '#application/browser/accounts/ports/profile-api.ts';
import { consentTexts } from '#domain/legal/consent.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

export interface ProfileApiUnderTest {
  readonly api: ProfileApi;
  /** The secret of the newest link to confirm an address. */
  readonly secret: () => Promise<string>;
  /** A picture that can be sent. */
  readonly picture: () => Promise<Blob & { readonly name: string }>;
}

/** What every `ProfileApi` does. The factory gives that of Rosa, whose password is 'tres tristes tigres'. */
export function profileApiContract(make: () => Promise<ProfileApiUnderTest>): void {
  const password = 'tres tristes tigres';

  test('reads the profile, and saves what was given of it, tidied', async () => {
    const { api } = await make();
    const { email, emailVerified: _, marketing: __, ...given } = accepted(await api.read());
    expect(email).toBe('rosa@correo.pe');
    accepted(await api.save({ ...given, phone: '987 654 321', district: '150122', occupation: ' Abogada ' }));
    expect(accepted(await api.read())).toMatchObject({
      phone: '987654321',
      district: '150122',
      occupation: 'Abogada',
    });
    expect(refused(await api.save({ ...given, phone: '1' })).field).toBe('phone');
  });

  test('lists departments, and what is inside one', async () => {
    const { api } = await make();
    expect(accepted(await api.departments())).toContainEqual({ code: '15', name: 'Lima' });
    const lima = accepted(await api.provincesOf('15')).find(({ code }) => code === '1501');
    expect(lima?.districts).toContainEqual({ code: '150122', name: 'Miraflores' });
    expect(refused(await api.provincesOf('99')).status).toBe(404);
  });

  test('takes a photograph and gives it up', async () => {
    const { api, picture } = await make();
    accepted(await api.sendPhoto(await picture()));
    accepted(await api.removePhoto());
    expect(refused(await api.sendPhoto(new File([], 'nada.png'))).field).toBe('image');
  });

  test('changes the password with the present one only', async () => {
    const { api } = await make();
    expect(refused(await api.changePassword('otra', 'cuatro gatos grises')).field).toBe('currentPassword');
    accepted(await api.changePassword(password, 'cuatro gatos grises'));
  });

  test('changes the e-mail with the link that was sent', async () => {
    const { api, secret } = await make();
    expect(refused(await api.askEmailChange('nueva@correo.pe', 'otra')).field).toBe('password');
    accepted(await api.askEmailChange('nueva@correo.pe', password));
    expect(accepted(await api.confirmEmailChange(await secret()))).toBe('nueva@correo.pe');
    expect(accepted(await api.read()).email).toBe('nueva@correo.pe');
    expect(refused(await api.confirmEmailChange('inventado')).field).toBe('token');
  });

  test('remembers what was decided about letters last', async () => {
    const { api } = await make();
    const { version } = consentTexts.marketing;
    accepted(await api.chooseMarketing(true, version));
    expect(accepted(await api.read()).marketing?.granted).toBe(true);
  });

  test('gathers everything as a text, and deletes the account with its password', async () => {
    const { api } = await make();
    expect(JSON.parse(accepted(await api.ownData()))).toMatchObject({ perfil: { correo: 'rosa@correo.pe' } });
    expect(refused(await api.deleteAccount('otra')).field).toBe('password');
    accepted(await api.deleteAccount(password));
  });
}
