import { expect, test } from 'vitest';
import type { SettingsVersion, SettingsVersions } from '#application/server/settings/ports/settings-versions.ts';
import { settingsParts } from '#domain/settings/school-settings.ts';
import { at } from '#test/support/accounts/account-builders.ts';

function ofSigner(number: number, changes: Partial<SettingsVersion<'signer'>> = {}): SettingsVersion<'signer'> {
  return { name: 'signer', number, content: settingsParts.signer.initial, at: at('10:00'), by: null, ...changes };
}

/** What every `SettingsVersions` does. The factory gives an empty one that knows the account ana, Rosa María Huamán Quispe. */
export function settingsVersionsContract(make: () => SettingsVersions | Promise<SettingsVersions>): void {
  test('knows nothing that was not said', async () => {
    const versions = await make();
    expect(await versions.newest()).toEqual([]);
    expect(await versions.of('signer', 10)).toEqual([]);
  });

  test('keeps every version of a part, the newest first, with who wrote it', async () => {
    const versions = await make();
    const [first, second] = [
      ofSigner(1),
      ofSigner(2, { content: { name: 'Eva', office: 'Rectora', code: 'ES' }, by: 'ana' }),
    ];
    expect([await versions.add(first), await versions.add(second)]).toEqual([true, true]);
    expect(await versions.of('signer', 10)).toEqual([
      { ...second, byName: 'Rosa María Huamán Quispe' },
      { ...first, byName: '' },
    ]);
    expect(await versions.of('signer', 1)).toHaveLength(1);
    expect(await versions.of('tax', 10)).toEqual([]);
  });

  test('takes one version of a number alone', async () => {
    const versions = await make();
    await versions.add(ofSigner(1));
    expect(await versions.add(ofSigner(1, { content: { name: 'Eva', office: 'Rectora', code: 'ES' } }))).toBe(false);
    expect(await versions.of('signer', 10)).toMatchObject([{ content: settingsParts.signer.initial }]);
  });

  test('tells the newest of each part in their order', async () => {
    const versions = await make();
    await versions.add(ofSigner(1));
    await versions.add(ofSigner(2, { at: at('11:00') }));
    await versions.add({ name: 'tax', number: 1, content: settingsParts.tax.initial, at: at('09:00'), by: null });
    expect(await versions.newest()).toEqual([
      { name: 'tax', number: 1, content: settingsParts.tax.initial, at: at('09:00'), by: null },
      ofSigner(2, { at: at('11:00') }),
    ]);
  });
}
