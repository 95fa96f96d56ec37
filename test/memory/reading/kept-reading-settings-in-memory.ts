import { KeptReadingSettings } from '#application/server/reading/ports/kept-reading-settings.ts';
import type { KeptSettings, ReadingSettings } from '#domain/reading/reading-settings.ts';

/** How readers like the page, in this process's memory. */
export class KeptReadingSettingsInMemory extends KeptReadingSettings {
  readonly #kept = new Map<string, KeptSettings>();

  find(userId: string): Promise<KeptSettings | null> {
    return Promise.resolve(this.#kept.get(userId) ?? null);
  }

  keep(userId: string, settings: ReadingSettings): Promise<number> {
    const version = (this.#kept.get(userId)?.version ?? 0) + 1;
    this.#kept.set(userId, { settings, version });
    return Promise.resolve(version);
  }
}
