import { initialCookies } from '#domain/legal/initial-cookies.ts';
import { initialPrivacy } from '#domain/legal/initial-privacy.ts';
import { initialTerms } from '#domain/legal/initial-terms.ts';
import { legalPages, type LegalTextName, legalTextNames } from '#domain/legal/legal-pages.ts';
import { legalTextProblem } from '#domain/legal/legal-text.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { FIRST_LEGAL_VERSION, type LegalVersion } from '#domain/legal/legal-versions.ts';
import { recordOf } from '#domain/shared/record.ts';
import type { ContentRules } from './content-rules.ts';
import { type DatedSettings, firstDay, sinceRule } from './dated-settings.ts';

/** A text that binds the school, and from when. */
export interface LegalSettings extends DatedSettings {
  /** Markdown of `domain/legal/legal-text.ts`. */
  readonly text: string;
}

const legalRules: ContentRules<LegalSettings> = {
  since: sinceRule,
  text: { most: 60_000, missing: 'Escribe el texto.', isLong: true, wrong: legalTextProblem },
};

const initialTexts: Readonly<Record<LegalTextName, string>> = {
  terms: initialTerms,
  privacy: initialPrivacy,
  cookies: initialCookies,
};

const partOf = (name: LegalTextName) => ({
  path: name === 'terms' ? 'terminos' : name === 'privacy' ? 'privacidad' : 'cookies',
  title: legalPages[name].title,
  needed: null,
  rules: legalRules,
  initial: { text: initialTexts[name], since: firstDay },
});

/** The legal texts as parts of what a school says of itself. */
export const legalSettingsParts = recordOf(legalTextNames, partOf) as Readonly<
  Record<LegalTextName, ReturnType<typeof partOf>>
>;

/** A text as versions were written, from the latest to what a school begins with. */
export function legalVersionsFrom(
  name: LegalTextName,
  written: readonly { readonly number: number; readonly content: LegalSettings }[],
): readonly LegalVersion[] {
  const { initial } = legalSettingsParts[name];
  return [
    ...written.map(({ number, content }) => versionOf(String(number), content)),
    versionOf(FIRST_LEGAL_VERSION, initial),
  ];
}

/** Whether a part of the settings is a legal text. */
export const isLegalText = (name: string): name is LegalTextName => Object.hasOwn(legalSettingsParts, name);

function versionOf(version: string, { text, since }: LegalSettings): LegalVersion {
  return { version, since: since as PlainDate, text };
}
