import { limaDay, startOfLimaDay } from './dates.ts';
import { type DateRefusal, parsePlainDate } from './typed-day.ts';
import { accept, refuse, type Result } from './result.ts';

const minute = 60_000;

/** The instant of a minute in Lima as form fields give it: '2026-12-14T19:00'. */
export function parseLimaMinute(text: string): Result<Date, DateRefusal> {
  const parts = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (parts === null) return refuse({ kind: 'date-malformed' });
  const day = parsePlainDate(parts[1] ?? '');
  if (!day.ok) return day;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  return accept(new Date(startOfLimaDay(day.value).getTime() + minutes * minute));
}

/** The minute of an instant in Lima as form fields take it; its seconds are left out. */
export function limaMinute(instant: Date): string {
  const day = limaDay(instant);
  const minutes = Math.floor((instant.getTime() - startOfLimaDay(day).getTime()) / minute);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
