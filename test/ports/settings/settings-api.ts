import { expect, test } from 'vitest';
import type { SchoolSettingsApi } from '#application/browser/settings/ports/settings-api.ts';
import { settingsNames, settingsParts } from '#domain/settings/school-settings.ts';
import { logoOf } from '#domain/settings/school-logo.ts';
import { walletQrOf } from '#domain/settings/wallet-qr.ts';
import { pictureFile } from '#test/support/shared/sent-file.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

/** What every `SchoolSettingsApi` does for an owner. The factory gives a school that has said nothing. */
export function schoolSettingsApiContract(make: () => Promise<SchoolSettingsApi>): void {
  test('changes a part, keeps what it said, and tells both', async () => {
    const api = await make();
    expect(accepted(await api.list())).toEqual(settingsNames.map((name) => ({ name, version: 0, at: null })));
    const { initial } = settingsParts.tax;
    expect(accepted(await api.read('tax'))).toEqual({ version: 0, content: initial, versions: [] });
    accepted(await api.change('tax', { ...initial, rounding: 'down' }, 0));
    const rates = [...initial.rates, { percent: '17', from: '2027-01-01' }];
    accepted(await api.change('tax', { rates, rounding: 'down' }, 1));
    const shown = accepted(await api.read('tax'));
    expect(shown).toMatchObject({ version: 2, content: { rates, rounding: 'down' } });
    expect(shown.versions.map(({ version, content }) => [version, content.rates.length])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(accepted(await api.list())).toContainEqual(expect.objectContaining({ name: 'tax', version: 2 }));
  });

  test('takes a picture for a logo, which the part of the name then names', async () => {
    const api = await make();
    const { file } = accepted(await api.sendLogo(await pictureFile('marca.png', 480, 120)));
    const { initial } = settingsParts.identity;
    accepted(await api.change('identity', { ...initial, logo: file }, 0));
    expect(accepted(await api.read('identity')).content.logo).toBe(file);
    expect(logoOf(file)).toMatchObject({ width: 480, height: 120 });
  });

  test('takes the QR code of a wallet, which the accounts for deposits then name', async () => {
    const api = await make();
    const { file } = accepted(await api.sendWalletQr(await pictureFile('yape.png', 600, 600)));
    const { initial } = settingsParts.deposits;
    const wallets = [{ brand: 'Yape', phone: '+51 987 654 321', holder: 'Escuela', qr: file }];
    accepted(await api.change('deposits', { ...initial, wallets }, 0));
    expect(accepted(await api.read('deposits')).content.wallets).toEqual([{ ...wallets[0], phone: '987654321' }]);
    expect(walletQrOf(file)).toMatchObject({ width: 600, height: 600 });
  });

  test('says everything that is wrong, and that somebody else was there', async () => {
    const api = await make();
    const wrong = refused(await api.change('signer', { name: '', office: '', code: 'ES' }, 0));
    expect(wrong).toMatchObject({ kind: 'settings-invalid', field: 'name', status: 400 });
    expect(wrong.data['problems']).toHaveLength(2);
    accepted(await api.change('signer', { name: 'Eva', office: 'Rectora', code: 'ES' }, 0));
    expect(refused(await api.change('signer', { name: 'Ana', office: 'Rectora', code: 'ES' }, 0))).toMatchObject({
      kind: 'settings-changed-meanwhile',
      status: 409,
    });
  });
}
