import { keepReadingSettings, readReadingSettings } from '#adapters/http-contract/reading/settings.ts';
import { ReadingSettingsApi } from '#application/browser/reading/ports/reading-settings-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const ReadingSettingsApiOverHttp = overHttp(ReadingSettingsApi, {
  read: to(
    readReadingSettings,
    () => ({}),
    ({ kept }) => kept,
  ),
  keep: to(
    keepReadingSettings,
    (settings) => ({ body: { ...settings } }),
    ({ version }) => version,
  ),
});
