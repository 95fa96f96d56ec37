import { addDays, weekday, type PlainDate } from '#domain/shared/dates.ts';
import { plainDate } from '#domain/shared/typed-day.ts';

/** National holidays on the same day every year, as 'MM-DD'. Source: facts/peru.md, section 7. */
const fixed = [
  '01-01',
  '05-01',
  '06-07',
  '06-29',
  '07-23',
  '07-28',
  '07-29',
  '08-06',
  '08-30',
  '10-08',
  '11-01',
  '12-08',
  '12-09',
  '12-25',
];

/** What the school's staff changed of the calendar: true, a day that is a holiday after all; false, one that is worked. */
export type HolidayChanges = ReadonlyMap<PlainDate, boolean>;

/** Easter Sunday of a year of the Gregorian calendar (1900 to 9999), by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  const made = plainDate(year, Math.floor(sum / 31), (sum % 31) + 1);
  if (!made.ok) throw new RangeError(`${year} is no year of this calendar`);
  return made.value;
}

/** Whether a day is a national holiday of Peru: fixed dates, Maundy Thursday and Good Friday, and the school's changes to them. */
export function isHoliday(day: PlainDate, changes: HolidayChanges = new Map()): boolean {
  const changed = changes.get(day);
  if (changed !== undefined) return changed;
  if (fixed.includes(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return day === addDays(easter, -3) || day === addDays(easter, -2);
}

/** The holidays of so many days, from a day on, in their order. @param days at least 1. */
export function holidaysWithin(
  from: PlainDate,
  days: number,
  changes: HolidayChanges = new Map(),
): readonly PlainDate[] {
  return Array.from({ length: days }, (_, after) => addDays(from, after)).filter((day) => isHoliday(day, changes));
}

/** Whether a day counts as a working day (día hábil): Monday to Friday, and no holiday. */
export function isWorkingDay(day: PlainDate, changes: HolidayChanges = new Map()): boolean {
  return weekday(day) % 6 !== 0 && !isHoliday(day, changes);
}

/** The working day that is so many after a day, counted from the next one. @param count from 1. */
export function workingDayAfter(from: PlainDate, count: number, changes: HolidayChanges = new Map()): PlainDate {
  let day = from;
  for (let counted = 0; counted < count;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, changes)) counted += 1;
  }
  return day;
}
