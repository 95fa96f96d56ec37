import { expect, test } from 'vitest';
import type { HolidayCalendar } from '#application/server/complaints/ports/holiday-calendar.ts';
import { aDay } from '#test/support/shared/days.ts';

/** What every adapter of HolidayCalendar does. */
export function holidayCalendarContract(make: () => Promise<HolidayCalendar>): void {
  test('nothing is changed at first; the last word about a day counts, until it is forgotten', async () => {
    const calendar = await make();
    expect(await calendar.changes()).toEqual(new Map());
    const christmasEve = { day: aDay('2026-12-24'), isHoliday: true, norm: 'DS 001' };
    const ayacucho = { day: aDay('2026-12-09'), isHoliday: false, norm: 'DS 002' };
    await calendar.change(christmasEve);
    await calendar.change(ayacucho);
    await calendar.change({ ...christmasEve, isHoliday: false, norm: 'DS 003' });
    expect(await calendar.changes()).toEqual(
      new Map([
        [aDay('2026-12-24'), false],
        [aDay('2026-12-09'), false],
      ]),
    );
    expect(await calendar.declared()).toEqual([ayacucho, { ...christmasEve, isHoliday: false, norm: 'DS 003' }]);
    await calendar.forget(aDay('2026-12-24'));
    await calendar.forget(aDay('2026-12-25'));
    expect(await calendar.declared()).toEqual([ayacucho]);
  });
}
