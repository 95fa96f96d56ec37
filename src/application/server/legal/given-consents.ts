import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { consentTexts, type GivenConsent } from '#domain/legal/consent.ts';
import { acceptedVersion } from '#domain/legal/legal-versions.ts';
import { limaDay } from '#domain/shared/dates.ts';

/** What somebody accepts who accepts the terms now: which versions, and every word of it. */
export function termsInForce(settings: SchoolSettings, now: Date): { readonly version: string; readonly text: string } {
  const day = limaDay(now);
  const [terms, privacy] = [settings.legalText('terms', day), settings.legalText('privacy', day)];
  return {
    version: acceptedVersion(terms, privacy),
    text: [consentTexts.terms.text, terms.text, privacy.text].join('\n\n'),
  };
}

/** What whoever opens an account agrees to, by the texts in force: the terms, without which there is none, and news if they want them. */
export function givenConsents(
  acceptsMarketing: boolean,
  inForce: { readonly settings: SchoolSettings; readonly now: Date },
  fingerprints: Fingerprints,
): readonly GivenConsent[] {
  const terms = termsInForce(inForce.settings, inForce.now);
  const { version, text } = consentTexts.marketing;
  return [
    { purpose: 'terms', textVersion: terms.version, textHash: fingerprints.of(terms.text), granted: true },
    { purpose: 'marketing', textVersion: version, textHash: fingerprints.of(text), granted: acceptsMarketing },
  ];
}
