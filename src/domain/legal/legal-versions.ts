import type { PlainDate } from '#domain/shared/dates.ts';

/** What a text said from a day on. */
export interface LegalVersion {
  /** How it is named where somebody accepts it: '2026-11' of what a school begins with, else its number. */
  readonly version: string;
  /** The first day in Lima on which it holds. */
  readonly since: PlainDate;
  /** Markdown of `legal-text.ts`, with the names of facts in braces. */
  readonly text: string;
}

/** The name of the version that a school begins with. */
export const FIRST_LEGAL_VERSION = '2026-11';

/** The version that holds on a day: of those that have begun, the one that was written last. @param versions the latest first; the last of them always held. */
export function heldOn<V extends Pick<LegalVersion, 'since'>>(versions: readonly V[], day: PlainDate): V {
  const held = versions.find(({ since }) => since <= day) ?? versions.at(-1);
  if (held === undefined) throw new Error('A legal text has no version');
  return held;
}

/**
 * What somebody accepts who accepts the terms and the privacy policy: 'términos 3, privacidad 2026-11', or the one name of both.
 */
export function acceptedVersion(terms: LegalVersion, privacy: LegalVersion): string {
  if (terms.version === privacy.version && terms.version === FIRST_LEGAL_VERSION) return FIRST_LEGAL_VERSION;
  return `términos ${terms.version}, privacidad ${privacy.version}`;
}
