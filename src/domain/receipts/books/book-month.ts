import type { Brand } from '#domain/shared/brand.ts';
import { formatLongInstant, limaDay, type PlainDate, startOfLimaDay } from '#domain/shared/dates.ts';

/** A month of the school's books as 'YYYY-MM', in Lima: compares with `<` and sorts as text. */
export type BookMonth = Brand<string, 'month of the books'>;

/** The month that a text names, years 2000 to 2999; null when it names none. */
export function bookMonth(text: string): BookMonth | null {
  return /^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? (text as BookMonth) : null;
}

/** The month in which a day falls. */
export const monthOfDay = (day: PlainDate): BookMonth => day.slice(0, 7) as BookMonth;

/** The month in which an instant falls in Lima. */
export const monthOfInstant = (instant: Date): BookMonth => monthOfDay(limaDay(instant));

/** The month after. */
export function nextMonth(month: BookMonth): BookMonth {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return (number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`) as BookMonth;
}

/** From its first instant in Lima to the first of the next month, which is not of it. */
export function boundsOf(month: BookMonth): { readonly from: Date; readonly until: Date } {
  const start = (of: BookMonth) => startOfLimaDay(`${of}-01` as PlainDate);
  return { from: start(month), until: start(nextMonth(month)) };
}

/** What was begun in a month's last instants is written down by then, and clocks of several processes part by less. */
const SETTLING_MS = 10 * 60_000;

/** The instant from which a month may be closed: ten minutes after its end, in Lima. */
export const closableFrom = (month: BookMonth): Date => new Date(boundsOf(month).until.getTime() + SETTLING_MS);

/** The same as a sentence, for whoever is too early. */
export const closableText = (month: BookMonth): string =>
  `Se cierra desde el ${formatLongInstant(closableFrom(month), { withYear: true })}, hora de Lima.`;

/** The months from one to another, both of them, the last first; the last alone where it comes before the first. */
export function monthsBetween(first: BookMonth, last: BookMonth): readonly BookMonth[] {
  const months: BookMonth[] = [];
  for (let month = first; month < last; month = nextMonth(month)) months.unshift(month);
  return [last, ...months];
}
