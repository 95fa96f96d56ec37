import type { KeptSettings, ReadingSettings } from '#domain/reading/reading-settings.ts';

/** How the readers of accounts like the page. Each is its account's alone. */
export abstract class KeptReadingSettings {
  /** Null: the account chose nothing yet. */
  abstract find(userId: string): Promise<KeptSettings | null>;
  /** Keeps what was written last, whatever was there; gives its version: 1 at first, one more with each change. */
  abstract keep(userId: string, settings: ReadingSettings, at: Date): Promise<number>;
}
