import type { Clock } from '#application/ports/clock.ts';
import type { ShownHolidays } from '#application/read-models/complaints/shown-holidays.ts';
import type { HolidayCalendar } from '#application/server/complaints/ports/holiday-calendar.ts';
import { holidaysWithin } from '#domain/complaints/complaint-holidays.ts';
import { limaDay } from '#domain/shared/dates.ts';

/** Days to come of which the national holidays are shown. */
const DAYS_AHEAD = 365;

/** The holidays of a year to come, and everything that was declared against the national calendar. */
export class ListHolidays {
  constructor(
    private readonly calendar: HolidayCalendar,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<ShownHolidays> {
    const today = limaDay(this.clock.now());
    const declared = await this.calendar.declared();
    const isDeclared = new Set(declared.map(({ day }) => day));
    const national = holidaysWithin(today, DAYS_AHEAD)
      .filter((day) => !isDeclared.has(day))
      .map((day) => ({ day, isHoliday: true, norm: null }));
    return {
      coming: [...national, ...declared.filter(({ day }) => day >= today)].toSorted((one, other) =>
        one.day < other.day ? -1 : 1,
      ),
      earlier: declared.filter(({ day }) => day < today).toReversed(),
    };
  }
}
