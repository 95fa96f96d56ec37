import { expect, test } from 'vitest';
import type { HolidaysApi } from '#application/browser/complaints/ports/holidays-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const labourDay = '2026-05-01';
const election = { day: '2026-04-13', isHoliday: true, norm: 'DS 001-2026' } as const;

/** What every `HolidaysApi` does. The factory gives that of an owner whose school declared nothing, on 2026-03-10. */
export function holidaysApiContract(make: () => Promise<HolidaysApi>): void {
  test('declares a day to come, lists it among those of the nation, and takes it back', async () => {
    const api = await make();
    const coming = async () => accepted(await api.list()).coming;
    expect(await coming()).toContainEqual({ day: labourDay, isHoliday: true, norm: null });
    for (const [day, norm, field] of [
      ['', 'DS 001', 'day'],
      ['2026-03-09', 'DS 001', 'day'],
      [labourDay, 'DS 001', 'day'],
      [election.day, ' ', 'norm'],
    ] as const)
      expect(refused(await api.declare(day, true, norm)).field).toBe(field);
    accepted(await api.declare(election.day, true, ' DS 001-2026 '));
    expect(await coming()).toContainEqual(election);
    accepted(await api.takeBack(election.day));
    expect((await coming()).map(({ day }) => day)).not.toContain(election.day);
  });
}
