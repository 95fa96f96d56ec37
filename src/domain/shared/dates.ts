import type { Brand } from './brand.ts';

/** A calendar day as 'YYYY-MM-DD', years 1900 to 9999: compares with `<`, sorts and stores as text. */
export type PlainDate = Brand<string, 'plain date'>;

/** Lima keeps UTC−5 all year (facts/peru.md, section 7). */
const LIMA_OFFSET_MS = -5 * 3_600_000;
const DAY_MS = 86_400_000;

const WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ');
const MONTHS = 'enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre'.split(' ');

const pad = (value: number): string => String(value).padStart(2, '0');
/** A day without an hour is its beginning in UTC. */
const midnightUtc = (day: string): number => Date.parse(day);
const dayOfUtc = (milliseconds: number): PlainDate => new Date(milliseconds).toISOString().slice(0, 10) as PlainDate;

/** The day on which an instant falls in Lima. */
export function limaDay(instant: Date): PlainDate {
  return dayOfUtc(instant.getTime() + LIMA_OFFSET_MS);
}

/** The instant at which a day begins in Lima, 00:00:00. */
export function startOfLimaDay(day: PlainDate): Date {
  return new Date(midnightUtc(day) - LIMA_OFFSET_MS);
}

/** The instant of 23:59:59 of a day in Lima; the day lasts through that whole second. Source: ADS-3. */
export function endOfLimaDay(day: PlainDate): Date {
  return new Date(midnightUtc(day) - LIMA_OFFSET_MS + DAY_MS - 1000);
}

/** The last millisecond that an end (ISO 8601, where it is text) stands for, since 1970: it is told to the second, and holds through all of it. */
export function lastInstantOf(end: Date | string): number {
  return Math.floor(new Date(end).getTime() / 1000) * 1000 + 999;
}

/** The whole second of an instant: an end that is kept is not past while it is that second, or a later one. */
export function secondOf(instant: Date): Date {
  return new Date(lastInstantOf(instant) - 999);
}

/** Whether what holds through an end is over: a lower price, a code, an offer, a campaign. Source: PRICE-5, ADS-3, ADS-4. */
export function isPast(end: Date | string, now: Date): boolean {
  return now.getTime() > lastInstantOf(end);
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: PlainDate, count: number): PlainDate {
  return dayOfUtc(midnightUtc(day) + count * DAY_MS);
}

/** How many days `to` lies after `from`; negative when before. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (midnightUtc(to) - midnightUtc(from)) / DAY_MS;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: PlainDate): number {
  return new Date(midnightUtc(day)).getUTCDay();
}

/** 'lunes 14 de diciembre', with the year when asked: 'lunes 14 de diciembre de 2026'. */
export function formatLongDay(day: PlainDate, options: { readonly withYear?: boolean } = {}): string {
  const text = `${WEEKDAYS[weekday(day)]} ${Number(day.slice(8))} de ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
  return options.withYear === true ? `${text} de ${day.slice(0, 4)}` : text;
}

/** The day in Lima of an instant as it travels (ISO 8601): 'martes 10 de marzo de 2026'. */
export function dayText(instant: string): string {
  return formatLongDay(limaDay(new Date(instant)), { withYear: true });
}

/** The year of an instant in Lima. */
export function limaYear(instant: Date): number {
  return Number(limaDay(instant).slice(0, 4));
}

/** A day as documents write it: '14 de diciembre de 2026'. */
export function writtenDay(day: PlainDate): string {
  return formatLongDay(day, { withYear: true }).replace(/^\S+ /, '');
}

/** The time of an instant in Lima on a twelve-hour clock: '7:00 p. m.', whose spaces break no line. */
export function formatLimaTime(instant: Date): string {
  const lima = new Date(instant.getTime() + LIMA_OFFSET_MS);
  const hour = lima.getUTCHours();
  return `${hour % 12 === 0 ? 12 : hour % 12}:${pad(lima.getUTCMinutes())}\u00a0${hour < 12 ? 'a.' : 'p.'}\u00a0m.`;
}

/** The time of an instant in Lima as other programs read it: '19:00:00'. */
export function limaClockTime(instant: Date): string {
  return new Date(instant.getTime() + LIMA_OFFSET_MS).toISOString().slice(11, 19);
}

/** An instant in Lima in words: 'lunes 14 de diciembre, 7:00 p. m.'. */
export function formatLongInstant(instant: Date, options: { readonly withYear?: boolean } = {}): string {
  return `${formatLongDay(limaDay(instant), options)}, ${formatLimaTime(instant)}`;
}
