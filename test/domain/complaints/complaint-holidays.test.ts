import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, weekday, type PlainDate } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { easterSunday, isHoliday, isWorkingDay } from '#domain/complaints/complaint-holidays.ts';
import { aDay } from '#test/support/shared/days.ts';

function holidaysOf(year: number): PlainDate[] {
  const first = parsePlainDate(`${year}-01-01`);
  if (!first.ok) throw new Error('no such year');
  return Array.from({ length: 366 }, (_, count) => addDays(first.value, count)).filter(
    (day) => day.startsWith(String(year)) && isHoliday(day),
  );
}

test('Easter falls where the tables say', () => {
  expect([1900, 1943, 2008, 2024, 2025, 2026, 2027, 2038, 2100].map(easterSunday)).toEqual([
    '1900-04-15',
    '1943-04-25',
    '2008-03-23',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2100-03-28',
  ]);
});

test('Easter is a Sunday from 22 March to 25 April, whatever the year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 9999 }), (year) => {
      const easter = easterSunday(year);
      expect(weekday(easter)).toBe(0);
      expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true);
    }),
  );
});

test('2026 has the sixteen holidays of the law', () => {
  expect(holidaysOf(2026).map((day) => day.slice(5))).toEqual(
    '01-01 04-02 04-03 05-01 06-07 06-29 07-23 07-28 07-29 08-06 08-30 10-08 11-01 12-08 12-09 12-25'.split(' '),
  );
});

test('every year has sixteen, two of them right before Easter', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2023, max: 2200 }), (year) => {
      const holidays = holidaysOf(year);
      expect(holidays).toHaveLength(16);
      const moving = holidays.filter((day) => [2, 3].includes(daysBetween(day, easterSunday(year))));
      expect(moving).toHaveLength(2);
    }),
    { numRuns: 30 },
  );
});

test('the staff can make a day a holiday, or a holiday a working day', () => {
  const changes = new Map([
    [aDay('2026-12-24'), true],
    [aDay('2026-12-09'), false],
  ]);
  expect(isWorkingDay(aDay('2026-12-24'))).toBe(true);
  expect(isWorkingDay(aDay('2026-12-24'), changes)).toBe(false);
  expect(isWorkingDay(aDay('2026-12-09'))).toBe(false);
  expect(isWorkingDay(aDay('2026-12-09'), changes)).toBe(true);
  expect(isWorkingDay(aDay('2026-12-12'), new Map([[aDay('2026-12-12'), false]]))).toBe(false);
});
