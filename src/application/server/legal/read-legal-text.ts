import type { Clock } from '#application/ports/clock.ts';
import type { ShownLegalText } from '#application/read-models/legal/shown-legal-text.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { LegalTextName } from '#domain/legal/legal-pages.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export interface LegalVersionUnknown {
  readonly kind: 'legal-version-unknown';
}

/** Reads a legal text: the version that holds today, or one by its name, whether it held, holds or is to hold. */
export class ReadLegalText {
  constructor(
    private readonly settings: SchoolSettings,
    private readonly clock: Clock,
  ) {}

  /** @param version '': the one that holds today. */
  execute(name: LegalTextName, version: string): Result<ShownLegalText, LegalVersionUnknown> {
    const versions = this.settings.versionsOf(name);
    const inForce = this.settings.legalText(name, limaDay(this.clock.now()));
    const read = version === '' ? inForce : versions.find((each) => each.version === version);
    if (read === undefined) return refuse({ kind: 'legal-version-unknown' });
    const others = versions
      .filter((each) => each !== read)
      .map(({ version: named, since }) => ({ version: named, since }));
    return accept({ ...read, isInForce: read === inForce, others });
  }
}
