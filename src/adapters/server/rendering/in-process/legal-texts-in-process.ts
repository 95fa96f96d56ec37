import type { School } from '#adapters/server/wiring/school.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import { LegalTexts } from '#application/browser/legal/ports/legal-texts.ts';
import type { ShownLegalText } from '#application/read-models/legal/shown-legal-text.ts';
import { ReadLegalText } from '#application/server/legal/read-legal-text.ts';
import type { LegalTextName } from '#domain/legal/legal-pages.ts';
import { refuse } from '#domain/shared/result.ts';

/** The legal texts, asked of this very process. */
export class LegalTextsInProcess extends LegalTexts {
  constructor(private readonly school: School) {
    super();
  }

  async read(name: LegalTextName, version: string): Answer<ShownLegalText> {
    const read = this.school.get(ReadLegalText).execute(name, version);
    if (read.ok) return read;
    return refuse({ kind: read.refusal.kind, status: 404, detail: '', field: null, data: {} });
  }
}
