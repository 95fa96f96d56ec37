import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ShownHolidays } from '#application/read-models/complaints/shown-holidays.ts';

/** The days with which working days are counted, for whoever sees or changes the school's settings. */
export abstract class HolidaysApi {
  abstract list(): Answer<ShownHolidays>;
  /** @param day as a field gives it: '2026-12-24', or '' for none. */
  abstract declare(day: string, isHoliday: boolean, norm: string): Answer<unknown>;
  abstract takeBack(day: string): Answer<unknown>;
}
