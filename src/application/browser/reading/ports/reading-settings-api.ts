import type { KeptSettings, ReadingSettings } from '#domain/reading/reading-settings.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** How the reader of the account that is signed in likes the page, as the school keeps it for all devices. */
export abstract class ReadingSettingsApi {
  /** Null: the account chose nothing yet. */
  abstract read(): Promise<Result<KeptSettings | null, CallRefusal>>;
  /** Keeps what was chosen; gives its version. What reaches the school last wins. */
  abstract keep(settings: ReadingSettings): Promise<Result<number, CallRefusal>>;
}
