import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';

/** A day as it travels, as a person reads it. */
export const settledDayText = (day: string): string => formatDayMonthYear(day as PlainDate);
