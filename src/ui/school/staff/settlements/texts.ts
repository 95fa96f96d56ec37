import { formatDayMonthYear, type PlainDate } from '#domain/shared/dates.ts';

/** A day as it travels, as a person reads it. */
export const settledDayText = (day: string): string => formatDayMonthYear(day as PlainDate);
