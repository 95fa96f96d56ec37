import { parsePlainDate, type PlainDate } from '#domain/shared/dates.ts';
import type { ContentProblem, TextRule } from './content-rules.ts';

/** A part of the settings that holds from a day on. */
export interface DatedSettings {
  /** The first day in Lima on which it holds, 'YYYY-MM-DD'. */
  readonly since: string;
}

/** What may be written of a first day. */
export const sinceRule: TextRule = {
  most: 10,
  missing: 'Elige desde qué día rige.',
  wrong: (text) => (parsePlainDate(text).ok ? null : 'Elige un día.'),
};

/** The day on which what a school begins with was written. */
export const firstDay = '2026-11-20';

/** What is wrong with the day from which something that is written today is to hold; null: nothing. What held already does not change. */
export function sinceProblem({ since }: DatedSettings, today: PlainDate): ContentProblem | null {
  return since < today ? { field: 'since', text: 'Elige hoy o un día por venir: lo que ya rigió no cambia.' } : null;
}
