import type { PlainDate } from '#domain/shared/dates.ts';
import type { HolidayChanges } from '#domain/complaints/complaint-holidays.ts';
import type { DeclaredHoliday } from '#domain/complaints/declared-holiday.ts';

/** What the staff changed of the national calendar. */
export abstract class HolidayCalendar {
  abstract changes(): Promise<HolidayChanges>;
  /** The same with the norm of each, in the order of their days. */
  abstract declared(): Promise<readonly DeclaredHoliday[]>;
  /** Makes a day a holiday or a working day; a later word about the same day counts. */
  abstract change(declared: DeclaredHoliday): Promise<void>;
  /** Leaves a day to the national calendar; one that was never changed is left as it is. */
  abstract forget(day: PlainDate): Promise<void>;
}
