import { HolidayCalendar } from '#application/server/complaints/ports/holiday-calendar.ts';
import type { HolidayChanges } from '#domain/complaints/complaint-holidays.ts';
import type { DeclaredHoliday } from '#domain/complaints/declared-holiday.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

export class HolidayCalendarInMemory extends HolidayCalendar {
  readonly #declared = new Map<PlainDate, DeclaredHoliday>();

  changes(): Promise<HolidayChanges> {
    return Promise.resolve(new Map([...this.#declared].map(([day, { isHoliday }]) => [day, isHoliday])));
  }

  declared(): Promise<readonly DeclaredHoliday[]> {
    return Promise.resolve([...this.#declared.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1)));
  }

  change(declared: DeclaredHoliday): Promise<void> {
    this.#declared.set(declared.day, declared);
    return Promise.resolve();
  }

  forget(day: PlainDate): Promise<void> {
    this.#declared.delete(day);
    return Promise.resolve();
  }
}
