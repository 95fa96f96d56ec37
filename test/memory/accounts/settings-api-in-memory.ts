import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { SettingsApi, type PublicSettings } from '#application/browser/accounts/ports/settings-api.ts';
import { settingsParts } from '#domain/settings/school-settings.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** A school on this machine. Can be cut off. */
export class SettingsApiInMemory extends SettingsApi {
  failure: CallRefusal | null = null;

  read(): Promise<Result<PublicSettings, CallRefusal>> {
    const { name, statement } = settingsParts.identity.initial;
    const origins = { schoolOrigin: 'http://localhost:3000', signInOrigin: 'http://localhost:3001' };
    const settings = { name, statement, logo: null, ...origins };
    return Promise.resolve(this.failure === null ? accept(settings) : refuse(this.failure));
  }
}
