import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessEnd, endWithout } from '#domain/orders/access-period.ts';
import { addDays, daysBetween, endOfLimaDay, limaDay } from '#domain/shared/dates.ts';
import { day } from '#test/support/cart/cart-items.ts';

const noonIn = (date: string): Date => new Date(`${date}T12:00:00-05:00`);

describe('the end of a period of access', () => {
  it.each([
    ['2026-11-20', { amount: 1, unit: 'day' }, '2026-11-21'],
    ['2026-11-20', { amount: 30, unit: 'day' }, '2026-12-20'],
    ['2026-11-20', { amount: 6, unit: 'month' }, '2027-05-20'],
    ['2026-12-31', { amount: 2, unit: 'month' }, '2027-02-28'],
    ['2027-12-31', { amount: 2, unit: 'month' }, '2028-02-29'],
    ['2026-08-31', { amount: 1, unit: 'month' }, '2026-09-30'],
    ['2026-11-20', { amount: 1, unit: 'year' }, '2027-11-20'],
    ['2028-02-29', { amount: 1, unit: 'year' }, '2029-02-28'],
    ['2028-02-29', { amount: 4, unit: 'year' }, '2032-02-29'],
    ['2026-12-15', { amount: 12, unit: 'month' }, '2027-12-15'],
  ] as const)('that begins on %s and lasts %j is the last second of %s in Lima', (from, duration, until) => {
    expect(accessEnd(noonIn(from), duration)).toEqual(endOfLimaDay(day(until)));
  });

  it('comes sooner by the days that a part before it had still to come', () => {
    const end = endOfLimaDay(day('2027-11-20'));
    const taken = (from: string, until: string) => ({ from: noonIn(from), until: endOfLimaDay(day(until)) });
    expect(endWithout(end, taken('2026-11-10', '2026-11-20'))).toEqual(endOfLimaDay(day('2027-11-10')));
    expect(endWithout(end, taken('2026-11-19', '2026-11-20'))).toEqual(endOfLimaDay(day('2027-11-19')));
    expect(endWithout(end, taken('2026-11-20', '2026-11-20'))).toEqual(end);
    expect(endWithout(end, taken('2026-11-25', '2026-11-20'))).toEqual(end);
  });

  it('counts from the day in Lima, not from that of universal time', () => {
    expect(limaDay(accessEnd(new Date('2026-11-21T04:59:59Z'), { amount: 1, unit: 'day' }))).toBe('2026-11-21');
    expect(limaDay(accessEnd(new Date('2026-11-21T05:00:00Z'), { amount: 1, unit: 'day' }))).toBe('2026-11-22');
  });

  it('that no calendar reaches is none', () => {
    expect(() => accessEnd(noonIn('9999-06-30'), { amount: 1, unit: 'year' })).toThrow(RangeError);
  });

  it('comes in the month meant, on the same day of it or on its last', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(day('2026-01-01'), count));
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 120 }), (from, months) => {
        const end = limaDay(accessEnd(noonIn(from), { amount: months, unit: 'month' }));
        const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
        expect(monthOf(end) - monthOf(from)).toBe(months);
        const isLastOfMonth = monthOf(addDays(end, 1)) > monthOf(end);
        expect(end.slice(8) === from.slice(8) || (isLastOfMonth && end.slice(8) < from.slice(8))).toBe(true);
        expect(daysBetween(from, end)).toBeGreaterThanOrEqual(28 * months);
      }),
    );
  });
});
