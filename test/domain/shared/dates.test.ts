import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayText,
  daysBetween,
  endOfLimaDay,
  formatLimaTime,
  formatLongDay,
  formatLongInstant,
  limaDay,
  startOfLimaDay,
  weekday,
  type PlainDate,
} from '#domain/shared/dates.ts';
import { formatDayMonthYear, parseDayMonthYear, parsePlainDate, plainDate } from '#domain/shared/typed-day.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const day = (text: string): PlainDate => accepted(parsePlainDate(text));
const at = (text: string): Date => new Date(text);

const arbitraryInstant = fc.date({
  min: at('1950-01-01T00:00:00Z'),
  max: at('2150-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const arbitraryDay = arbitraryInstant.map(limaDay);

describe('a day', () => {
  it.each([
    [2026, 12, 14, '2026-12-14'],
    [2024, 2, 29, '2024-02-29'],
    [2000, 2, 29, '2000-02-29'],
    [1900, 1, 1, '1900-01-01'],
    [9999, 12, 31, '9999-12-31'],
  ])('may be %d-%d-%d', (year, month, date, text) => {
    expect(accepted(plainDate(year, month, date))).toBe(text);
  });

  it.each([
    [2026, 2, 29],
    [1900, 2, 29],
    [2026, 2, 30],
    [2026, 4, 31],
    [2026, 13, 1],
    [2026, 0, 1],
    [2026, 1, 0],
    [2026, 1, 32],
    [2026, -1, 1],
    [2026, 1.5, 1],
    [1899, 12, 31],
    [10_000, 1, 1],
    [Number.NaN, 1, 1],
  ])('may not be %d-%d-%d', (year, month, date) => {
    expect(refused(plainDate(year, month, date)).kind).toBe('date-impossible');
  });

  it('is read from DD/MM/YYYY and written so', () => {
    expect(accepted(parseDayMonthYear('14/12/2026'))).toBe('2026-12-14');
    expect(formatDayMonthYear(day('2026-12-04'))).toBe('04/12/2026');
  });

  it.each(['4/12/2026', '14-12-2026', '14/12/26', '14/12/2026 ', '', 'hoy', '2026-12-14'])(
    'is not read from %j',
    (text) => {
      expect(refused(parseDayMonthYear(text)).kind).toBe('date-malformed');
    },
  );

  it.each(['31/02/2026', '00/12/2026', '12/14/2026', '14/12/0026'])('does not exist as %j', (text) => {
    expect(refused(parseDayMonthYear(text)).kind).toBe('date-impossible');
  });

  it.each(['14/12/2026', '2026-12-14T00:00:00Z', '2026-1-1', ''])('is not read as stored from %j', (text) => {
    expect(refused(parsePlainDate(text)).kind).toBe('date-malformed');
  });

  it('comes back from either way of writing it', () => {
    fc.assert(
      fc.property(arbitraryDay, (any) => {
        expect(accepted(parseDayMonthYear(formatDayMonthYear(any)))).toBe(any);
        expect(accepted(parsePlainDate(any))).toBe(any);
      }),
    );
  });

  it('compares as time does', () => {
    fc.assert(
      fc.property(arbitraryDay, arbitraryDay, (one, other) => {
        expect(one < other).toBe(startOfLimaDay(one) < startOfLimaDay(other));
      }),
    );
  });
});

describe('days of Lima', () => {
  it.each([
    ['2026-10-05T02:30:00Z', '2026-10-04'],
    ['2026-10-05T04:59:59.999Z', '2026-10-04'],
    ['2026-10-05T05:00:00Z', '2026-10-05'],
    ['2027-01-01T04:00:00Z', '2026-12-31'],
  ])('%s falls on %s', (instant, expected) => {
    expect(limaDay(at(instant))).toBe(expected);
  });

  it('begin at 05:00 and end at 04:59:59 of universal time', () => {
    expect(startOfLimaDay(day('2026-12-14')).toISOString()).toBe('2026-12-14T05:00:00.000Z');
    expect(endOfLimaDay(day('2026-12-14')).toISOString()).toBe('2026-12-15T04:59:59.000Z');
  });

  it('hold their own beginning and end, and the next second is another day', () => {
    fc.assert(
      fc.property(arbitraryDay, (any) => {
        expect(limaDay(startOfLimaDay(any))).toBe(any);
        expect(limaDay(endOfLimaDay(any))).toBe(any);
        expect(limaDay(new Date(endOfLimaDay(any).getTime() + 1000))).toBe(addDays(any, 1));
        expect(limaDay(new Date(startOfLimaDay(any).getTime() - 1))).toBe(addDays(any, -1));
      }),
    );
  });

  it('are what the time zone tables say', () => {
    const lima = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Lima', dateStyle: 'short' });
    fc.assert(
      fc.property(
        fc.date({ min: at('2000-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z'), noInvalidDate: true }),
        (any) => {
          expect(limaDay(any)).toBe(lima.format(any));
        },
      ),
    );
  });
});

describe('counting days', () => {
  it('goes over months, leap years and back', () => {
    expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(day('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(day('2026-03-01'), -1)).toBe('2026-02-28');
    expect(daysBetween(day('2026-11-20'), day('2026-11-23'))).toBe(3);
    expect(daysBetween(day('2026-11-23'), day('2026-11-20'))).toBe(-3);
  });

  it('undoes itself', () => {
    fc.assert(
      fc.property(arbitraryDay, fc.integer({ min: -10_000, max: 10_000 }), (from, count) => {
        expect(daysBetween(from, addDays(from, count))).toBe(count);
      }),
    );
  });

  it('knows the day of the week', () => {
    expect(weekday(day('2026-12-14'))).toBe(1);
    expect(weekday(day('2026-12-13'))).toBe(0);
    expect(weekday(day('2026-12-19'))).toBe(6);
  });
});

describe('days and times in words', () => {
  it.each([
    ['2026-12-14', 'lunes 14 de diciembre'],
    ['2026-09-01', 'martes 1 de setiembre'],
    ['2026-01-03', 'sábado 3 de enero'],
    ['2026-07-29', 'miércoles 29 de julio'],
  ])('%s is %s', (text, words) => {
    expect(formatLongDay(day(text))).toBe(words);
    expect(formatLongDay(day(text), { withYear: true })).toBe(`${words} de 2026`);
  });

  it('writes the day in Lima of an instant as it travels', () => {
    expect(dayText('2026-03-11T03:00:00.000Z')).toBe('martes 10 de marzo de 2026');
  });

  it.each([
    ['2026-12-15T00:00:00Z', '7:00\u00a0p.\u00a0m.'],
    ['2026-12-14T05:00:00Z', '12:00\u00a0a.\u00a0m.'],
    ['2026-12-14T17:05:00Z', '12:05\u00a0p.\u00a0m.'],
    ['2026-12-14T16:59:59Z', '11:59\u00a0a.\u00a0m.'],
    ['2026-12-15T04:59:59Z', '11:59\u00a0p.\u00a0m.'],
  ])('%s is %s in Lima', (instant, words) => {
    expect(formatLimaTime(at(instant))).toBe(words);
  });

  it('put day and time together', () => {
    expect(formatLongInstant(at('2026-12-15T00:00:00Z'))).toBe('lunes 14 de diciembre, 7:00\u00a0p.\u00a0m.');
    expect(formatLongInstant(at('2026-12-15T00:00:00Z'), { withYear: true })).toBe(
      'lunes 14 de diciembre de 2026, 7:00\u00a0p.\u00a0m.',
    );
  });
});
