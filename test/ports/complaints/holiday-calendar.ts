import { expect, test } from 'vitest';
import type { HolidayCalendar } from '#application/server/complaints/ports/holiday-calendar.ts';
import { aDay } from '#test/support/shared/days.ts';

/** What every adapter of HolidayCalendar does. */
export function holidayCalendarContract(make: () => Promise<HolidayCalendar>): void {
  test('nothing is changed at first; the last word about a day counts', async () => {
    const calendar = await make();
    expect(await calendar.changes()).toEqual(new Map());
    await calendar.change(aDay('2026-12-24'), true, 'DS 001');
    await calendar.change(aDay('2026-12-09'), false, 'DS 002');
    await calendar.change(aDay('2026-12-24'), false, 'DS 003');
    expect(await calendar.changes()).toEqual(
      new Map([
        [aDay('2026-12-24'), false],
        [aDay('2026-12-09'), false],
      ]),
    );
  });
}
