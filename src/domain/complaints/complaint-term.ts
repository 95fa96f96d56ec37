import type { PlainDate } from '#domain/shared/dates.ts';
import { type HolidayChanges, workingDayAfter } from './complaint-holidays.ts';

/** Working days within which a complaint is answered; they cannot be extended. Source: facts/peru.md, section 5. */
export const ANSWER_WORKING_DAYS = 15;

/**
 * The last day to answer a complaint filed on a day in Lima: the fifteenth working day, counted from the next day.
 * Source: facts/peru.md, section 5 (its own example: 2026-10-05 gives 2026-10-27).
 */
export function answerDueOn(filedOn: PlainDate, changes: HolidayChanges = new Map()): PlainDate {
  return workingDayAfter(filedOn, ANSWER_WORKING_DAYS, changes);
}
