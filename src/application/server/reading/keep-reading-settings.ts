import type { Clock } from '#application/ports/clock.ts';
import type { KeptReadingSettings } from '#application/server/reading/ports/kept-reading-settings.ts';
import type { ReadingSettings } from '#domain/reading/reading-settings.ts';
import { accept, type Result } from '#domain/shared/result.ts';

/** Keeps how an account's reader likes the page, by the school's clock: what reaches the school last wins. Gives its version. */
export class KeepReadingSettings {
  constructor(
    private readonly kept: KeptReadingSettings,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, settings: ReadingSettings): Promise<Result<number, never>> {
    return accept(await this.kept.keep(userId, settings, this.clock.now()));
  }
}
