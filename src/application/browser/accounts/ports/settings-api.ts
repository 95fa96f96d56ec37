import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** Where the school and its pictures live, as anyone may know. */
export interface PublicSettings {
  readonly schoolOrigin: string;
  readonly signInOrigin: string;
}

/** Asks the server for the public settings; the sign-in app has no other way to know where the school is. */
export abstract class SettingsApi {
  abstract read(): Promise<Result<PublicSettings, CallRefusal>>;
}
