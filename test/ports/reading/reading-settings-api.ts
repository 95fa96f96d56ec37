import { expect, test } from 'vitest';
import type { ReadingSettingsApi } from '#application/browser/reading/ports/reading-settings-api.ts';
import { usualSettings } from '#domain/reading/reading-settings.ts';

const chosen = {
  ...usualSettings,
  size: 'l',
  face: 'sans',
  spacing: 'loose',
  margins: 'wide',
  theme: 'dark',
  hasShortcuts: false,
  hasNotesBeside: true,
} as const;

/** What every adapter of ReadingSettingsApi does. `make` gives the API of an account that chose nothing yet. */
export function readingSettingsApiContract(make: () => Promise<ReadingSettingsApi>): void {
  test('nothing at first; what was chosen last comes back whole, with a version that rises', async () => {
    const api = await make();
    expect(await api.read()).toEqual({ ok: true, value: null });
    expect(await api.keep(usualSettings)).toEqual({ ok: true, value: 1 });
    expect(await api.keep(chosen)).toEqual({ ok: true, value: 2 });
    expect(await api.read()).toEqual({ ok: true, value: { settings: chosen, version: 2 } });
  });
}
