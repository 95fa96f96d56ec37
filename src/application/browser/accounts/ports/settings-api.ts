import type { ShownLogo } from '#application/read-models/settings/shown-logo.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** What the school is called, and where it and its pictures live, as anyone may know. */
export interface PublicSettings {
  readonly name: string;
  /** The sentence that it begins with. */
  readonly statement: string;
  /** What stands in place of its mark and name; null: they do. */
  readonly logo: ShownLogo | null;
  readonly schoolOrigin: string;
  readonly signInOrigin: string;
}

/** Asks the server for the public settings; the sign-in app has no other way to know where the school is. */
export abstract class SettingsApi {
  abstract read(): Promise<Result<PublicSettings, CallRefusal>>;
}
