import type { PlainDate } from './dates.ts';
import { accept, refuse, type Result } from './result.ts';

export interface DateRefusal {
  readonly kind: 'date-malformed' | 'date-impossible';
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A day from its numbers; month and day count from 1. Refuses days that no calendar has, such as 30 February. */
export function plainDate(year: number, month: number, day: number): Result<PlainDate, DateRefusal> {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const time = Date.parse(text);
  const isDay =
    /^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isDay ? accept(text as PlainDate) : refuse({ kind: 'date-impossible' });
}

/** A day from 'YYYY-MM-DD', as we store it and as form fields give it. */
export function parsePlainDate(text: string): Result<PlainDate, DateRefusal> {
  return dayOfParts(/^(\d{4})-(\d\d)-(\d\d)$/.exec(text), 1);
}

/** A day from 'DD/MM/YYYY', as section 7's calls carry it. Source: SITE-6. */
export function parseDayMonthYear(text: string): Result<PlainDate, DateRefusal> {
  return dayOfParts(/^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text), 3);
}

/** @param year the place of the year among three numbers, the month being in the middle. */
function dayOfParts(parts: RegExpExecArray | null, year: 1 | 3): Result<PlainDate, DateRefusal> {
  if (parts === null) return refuse({ kind: 'date-malformed' });
  return plainDate(Number(parts[year]), Number(parts[2]), Number(parts[4 - year]));
}

/** The day as 'DD/MM/YYYY'. Source: SITE-6. */
export function formatDayMonthYear(day: PlainDate): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}
