import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { consentTexts, type ConsentPurpose, type GivenConsent } from '#domain/legal/consent.ts';

/** What whoever opens an account agrees to, by the texts in force: the terms, without which there is none, and news if they want them. */
export function givenConsents(acceptsMarketing: boolean, fingerprints: Fingerprints): readonly GivenConsent[] {
  const given = (purpose: ConsentPurpose, granted: boolean): GivenConsent => {
    const { version, text } = consentTexts[purpose];
    return { purpose, textVersion: version, textHash: fingerprints.of(text), granted };
  };
  return [given('terms', true), given('marketing', acceptsMarketing)];
}
