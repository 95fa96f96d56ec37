import { publicSettings } from '#adapters/http-contract/accounts/public-settings.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { SettingsApi, type PublicSettings } from '#application/browser/accounts/ports/settings-api.ts';
import type { Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

/** Asks once; asks again only after a failure. */
export class SettingsApiOverHttp extends SettingsApi {
  #asked: Promise<Result<PublicSettings, CallRefusal>> | null = null;

  constructor(private readonly http: HttpClient) {
    super();
  }

  async read(): Promise<Result<PublicSettings, CallRefusal>> {
    this.#asked ??= this.http.call(publicSettings, {});
    const settings = await this.#asked;
    if (!settings.ok) this.#asked = null;
    return settings;
  }
}
