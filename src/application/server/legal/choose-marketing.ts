import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Consents } from '#application/server/legal/ports/consents.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import { consentTexts } from '#domain/legal/consent.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { VisitorConsentRefusal } from './record-visitor-consent.ts';

/** Records whether an account wants letters with news and offers, with the text that was shown. Source: facts/peru.md, section 6. */
export class ChooseMarketing {
  constructor(
    private readonly consents: Consents,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Taking a yes back needs no text: it is possible whichever version was read. */
  async execute(
    userId: string,
    choice: { readonly granted: boolean; readonly textVersion: string },
    device: Device,
  ): Promise<Result<undefined, VisitorConsentRefusal>> {
    const { version, text } = consentTexts.marketing;
    if (choice.granted && choice.textVersion !== version) return refuse({ kind: 'consent-text-changed' });
    await this.consents.add({
      id: this.ids.newId(),
      userId,
      purpose: 'marketing',
      textVersion: version,
      textHash: this.fingerprints.of(text),
      granted: choice.granted,
      at: this.clock.now(),
      device,
    });
    return accept(undefined);
  }
}
