import { type PlainDate } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';

/** A day that a test writes as 'YYYY-MM-DD'. */
export function aDay(text: string): PlainDate {
  const day = parsePlainDate(text);
  if (!day.ok) throw new Error(`${text} is no day`);
  return day.value;
}
