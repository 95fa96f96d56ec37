import { formatDayMonthYear, formatLimaTime, limaDay } from '#domain/shared/dates.ts';

/** When something was, in a table: '10/03/2026, 10:05 a. m.'. @param instant ISO 8601 */
export function atText(instant: string): string {
  const at = new Date(instant);
  return `${formatDayMonthYear(limaDay(at))}, ${formatLimaTime(at)}`;
}
