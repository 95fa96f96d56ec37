import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ReadingSettingsApi } from '#application/browser/reading/ports/reading-settings-api.ts';
import type { KeepReadingSettings } from '#application/server/reading/keep-reading-settings.ts';
import type { KeptReadingSettings } from '#application/server/reading/ports/kept-reading-settings.ts';
import type { KeptSettings, ReadingSettings } from '#domain/reading/reading-settings.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

const offline: CallRefusal = { kind: 'offline', status: null, detail: 'Sin conexión', field: null, data: {} };

/** What the school keeps of one reader's settings, as the reader's browser reaches it; its connection can be cut. */
export class ReadingSettingsApiInMemory extends ReadingSettingsApi {
  isOffline = false;

  constructor(
    private readonly kept: KeptReadingSettings,
    private readonly keeping: KeepReadingSettings,
    private readonly userId: string,
  ) {
    super();
  }

  async read(): Promise<Result<KeptSettings | null, CallRefusal>> {
    return this.isOffline ? refuse(offline) : accept(await this.kept.find(this.userId));
  }

  async keep(settings: ReadingSettings): Promise<Result<number, CallRefusal>> {
    return this.isOffline ? refuse(offline) : this.keeping.execute(this.userId, settings);
  }
}
