import { LegalTexts } from '#application/browser/legal/ports/legal-texts.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ShownLegalText } from '#application/read-models/legal/shown-legal-text.ts';
import type { LegalTextName } from '#domain/legal/legal-pages.ts';
import { heldOn, type LegalVersion } from '#domain/legal/legal-versions.ts';
import { legalVersionsFrom } from '#domain/settings/legal-settings.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

/** What a new school begins with, after what is given, as it is read on a day. */
export class LegalTextsInMemory extends LegalTexts {
  constructor(
    private readonly written: Partial<Record<LegalTextName, readonly LegalVersion[]>> = {},
    private readonly today: PlainDate = '2026-11-20' as PlainDate,
  ) {
    super();
  }

  async read(name: LegalTextName, version: string): Answer<ShownLegalText> {
    const all = [...(this.written[name] ?? []), ...legalVersionsFrom(name, [])];
    const inForce = heldOn(all, this.today);
    const read = version === '' ? inForce : all.find((each) => each.version === version);
    if (read === undefined) {
      return refuse({ kind: 'legal-version-unknown', status: 404, detail: '', field: null, data: {} });
    }
    const others = all.filter((each) => each !== read).map((each) => ({ version: each.version, since: each.since }));
    return accept({ ...read, isInForce: read === inForce, others });
  }
}
