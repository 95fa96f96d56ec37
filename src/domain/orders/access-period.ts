import type { Duration } from '#domain/cart/cart-item.ts';
import { addDays, daysBetween, endOfLimaDay, limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { plainDate } from '#domain/shared/typed-day.ts';

/**
 * Until when something that begins at `from` and lasts so long may be used: through 23:59:59, in Lima, of the same day so many
 * days, months or years later; where that month is shorter, of its last day.
 */
export function accessEnd(from: Date, { amount, unit }: Duration): Date {
  const day = limaDay(from);
  if (unit === 'day') return endOfLimaDay(addDays(day, amount));
  return endOfLimaDay(addMonths(day, unit === 'year' ? 12 * amount : amount));
}

/**
 * Until when a time may be used of which a part before it is taken back: so many days sooner, through 23:59:59 in Lima, as lie from
 * the day on which that part would have been used on until its last; as it was when nothing of it was left.
 */
export function endWithout(end: Date, taken: { readonly from: Date; readonly until: Date }): Date {
  const days = daysBetween(limaDay(taken.from), limaDay(taken.until));
  return days <= 0 ? end : endOfLimaDay(addDays(limaDay(end), -days));
}

function addMonths(day: PlainDate, count: number): PlainDate {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const months = year * 12 + (month - 1) + count;
  const at = (dayInMonth: number) => plainDate(Math.floor(months / 12), (months % 12) + 1, dayInMonth);
  for (let last = dayOfMonth; last > 27; last -= 1) {
    const found = at(last);
    if (found.ok) return found.value;
  }
  const found = at(Math.min(dayOfMonth, 28));
  if (!found.ok) throw new RangeError(`No calendar reaches ${count} months after ${day}`);
  return found.value;
}
