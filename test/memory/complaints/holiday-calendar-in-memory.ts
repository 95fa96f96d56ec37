import { HolidayCalendar } from '#application/server/complaints/ports/holiday-calendar.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { HolidayChanges } from '#domain/complaints/complaint-holidays.ts';

export class HolidayCalendarInMemory extends HolidayCalendar {
  readonly #changes = new Map<PlainDate, boolean>();

  changes(): Promise<HolidayChanges> {
    return Promise.resolve(new Map(this.#changes));
  }

  change(day: PlainDate, isHoliday: boolean): Promise<void> {
    this.#changes.set(day, isHoliday);
    return Promise.resolve();
  }
}
