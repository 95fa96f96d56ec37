import type { PlainDate } from '#domain/shared/dates.ts';
import type { HolidayChanges } from '#domain/complaints/complaint-holidays.ts';

/** What the staff changed of the national calendar. */
export abstract class HolidayCalendar {
  abstract changes(): Promise<HolidayChanges>;
  /** Makes a day a holiday or a working day; a later word about the same day counts. */
  abstract change(day: PlainDate, isHoliday: boolean, reason: string): Promise<void>;
}
