import { initialCookies } from '#domain/legal/initial-cookies.ts';
import { initialPrivacy } from '#domain/legal/initial-privacy.ts';
import { initialTerms } from '#domain/legal/initial-terms.ts';
import { legalPages, type LegalTextName, legalTextNames } from '#domain/legal/legal-pages.ts';
import { legalTextProblem } from '#domain/legal/legal-text.ts';
import { parsePlainDate, type PlainDate } from '#domain/shared/dates.ts';
import { FIRST_LEGAL_VERSION, type LegalVersion } from '#domain/legal/legal-versions.ts';
import { recordOf } from '#domain/shared/record.ts';
import type { ContentProblem, ContentRules } from './content-rules.ts';

/** A text that binds the school, and from when. */
export interface LegalSettings {
  /** Markdown of `domain/legal/legal-text.ts`. */
  readonly text: string;
  /** The first day in Lima on which it holds, 'YYYY-MM-DD'. */
  readonly since: string;
}

const legalRules: ContentRules<LegalSettings> = {
  since: {
    most: 10,
    missing: 'Elige desde qué día rige.',
    wrong: (text) => (parsePlainDate(text).ok ? null : 'Elige un día.'),
  },
  text: { most: 60_000, missing: 'Escribe el texto.', isLong: true, wrong: legalTextProblem },
};

const initialTexts: Readonly<Record<LegalTextName, string>> = {
  terms: initialTerms,
  privacy: initialPrivacy,
  cookies: initialCookies,
};

/** The day on which what a school begins with was written. */
const firstDay = '2026-11-20';

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

/** What is wrong with the day from which a text that is written today is to hold; null: nothing. What held already does not change. */
export function sinceProblem({ since }: LegalSettings, today: PlainDate): ContentProblem | null {
  return since < today ? { field: 'since', text: 'Elige hoy o un día por venir: lo que ya rigió no cambia.' } : null;
}

function versionOf(version: string, { text, since }: LegalSettings): LegalVersion {
  return { version, since: since as PlainDate, text };
}
