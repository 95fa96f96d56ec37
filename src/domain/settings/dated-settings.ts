import { limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
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

/** What is written anew of a part that has a first day: one that has passed is of the version it began from, and today stands for it. */
export function fromToday<T extends Readonly<Record<string, unknown>>>(content: T, now: Date): T {
  const { since } = content;
  const today = limaDay(now);
  return typeof since === 'string' && since !== '' && since < today ? { ...content, since: today } : content;
}
