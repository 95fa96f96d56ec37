import { expect, test } from 'vitest';
import type { KeptReadingSettings } from '#application/server/reading/ports/kept-reading-settings.ts';
import { usualSettings } from '#domain/reading/reading-settings.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 1, 15, minute));
const sepia = { ...usualSettings, theme: 'sepia' } as const;
const dark = { ...usualSettings, theme: 'dark', size: 'xl' } as const;

/** What every adapter of KeptReadingSettings does. `make` gives an empty one that knows the users 'ana' and 'beto'. */
export function keptReadingSettingsContract(make: () => Promise<KeptReadingSettings>): void {
  test('what was written last stays, with a version that rises; each account has its own', async () => {
    const kept = await make();
    expect(await kept.find('ana')).toBeNull();
    expect(await kept.keep('ana', sepia, at(1))).toBe(1);
    expect(await kept.keep('ana', dark, at(2))).toBe(2);
    expect(await kept.find('ana')).toEqual({ settings: dark, version: 2 });
    expect(await kept.find('beto')).toBeNull();
    expect(await kept.keep('beto', sepia, at(3))).toBe(1);
    expect(await kept.find('ana')).toEqual({ settings: dark, version: 2 });
  });
}
