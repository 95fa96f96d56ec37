import { endOfLimaDay, lastInstantOf, type PlainDate } from './dates.ts';

/** What is left until an end: whole days, hours (0–23), minutes (0–59) and seconds (0–59). */
export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** What is left from `now` until the second of `end`, all zeros during that second; null when it is past. Source: ADS-3, ADS-4. */
export function countdown(end: Date, now: Date): Countdown | null {
  const left = (lastInstantOf(end) - lastInstantOf(now)) / 1000;
  if (left < 0) return null;
  const minutes = Math.floor(left / 60);
  const hours = Math.floor(minutes / 60);
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60, seconds: left % 60 };
}

/** What is left of a code that holds through 23:59:59 of its last day in Lima. Source: ADS-3. */
export function countdownToEndOf(lastDay: PlainDate, now: Date): Countdown | null {
  return countdown(endOfLimaDay(lastDay), now);
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** '2 días, 3 horas y 1 minuto': days, hours and minutes, as a discount shows them. Source: ADS-4. */
export function formatCountdown({ days, hours, minutes }: Countdown): string {
  const shortly = `${counted(hours, 'hora', 'horas')} y ${counted(minutes, 'minuto', 'minutos')}`;
  return `${counted(days, 'día', 'días')}, ${shortly}`;
}
