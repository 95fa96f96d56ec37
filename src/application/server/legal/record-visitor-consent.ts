import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import type { VisitorConsents } from '#application/server/legal/ports/visitor-consents.ts';
import { consentTexts } from '#domain/legal/consent.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** The text in force is another than the one that was shown. */
export interface VisitorConsentRefusal {
  readonly kind: 'consent-text-changed';
}

/** Records whether a visitor lets themselves be measured, with the text they were shown. Source: SITE-9. */
export class RecordVisitorConsent {
  constructor(
    private readonly consents: VisitorConsents,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute(
    visitorId: string,
    textVersion: string,
    granted: boolean,
    device: Device,
  ): Promise<Result<void, VisitorConsentRefusal>> {
    const { version, text } = consentTexts.tracking;
    if (textVersion !== version) return refuse({ kind: 'consent-text-changed' });
    await this.consents.add({
      id: this.ids.newId(),
      visitorId,
      purpose: 'tracking',
      textVersion: version,
      textHash: this.fingerprints.of(text),
      granted,
      at: this.clock.now(),
      device,
    });
    return accept(undefined);
  }
}
