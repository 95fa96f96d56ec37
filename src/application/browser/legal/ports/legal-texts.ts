import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ShownLegalText } from '#application/read-models/legal/shown-legal-text.ts';
import type { LegalTextName } from '#domain/legal/legal-pages.ts';

/** The texts that bind the school and whoever uses it, in all their versions. */
export abstract class LegalTexts {
  /** @param version '': the one that holds today. */
  abstract read(name: LegalTextName, version: string): Answer<ShownLegalText>;
}
