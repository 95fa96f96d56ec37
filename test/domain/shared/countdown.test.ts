import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown, countdownToEndOf, formatCountdown } from '#domain/shared/countdown.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { accepted } from '#test/support/shared/accepted.ts';

const at = (text: string): Date => new Date(text);
const lastDay = accepted(parsePlainDate('2026-12-14'));

describe('a countdown', () => {
  it.each([
    ['2026-12-12T01:55:58Z', { days: 3, hours: 3, minutes: 4, seconds: 1 }],
    ['2026-12-15T04:59:58Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ['2026-12-15T04:59:59Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    ['2026-12-15T04:59:59.999Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    ['2026-12-14T04:59:59Z', { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    ['2026-12-14T05:00:00Z', { days: 0, hours: 23, minutes: 59, seconds: 59 }],
  ])('toward 23:59:59 of its last day in Lima, at %s', (now, left) => {
    expect(countdownToEndOf(lastDay, at(now))).toEqual(left);
  });

  it('stops when the end is past', () => {
    expect(countdownToEndOf(lastDay, at('2026-12-15T05:00:00Z'))).toBeNull();
    expect(countdown(at('2026-12-14T00:00:00Z'), at('2027-12-14T00:00:00Z'))).toBeNull();
  });

  it('counts whole seconds, whatever the fractions of either end', () => {
    const left = (end: string, now: string) =>
      countdown(at(`2026-12-14T00:00:${end}Z`), at(`2026-12-14T00:00:${now}Z`))?.seconds;

    expect(left('10.900', '05.100')).toBe(5);
    expect(left('10.100', '05.900')).toBe(5);
    expect(left('10.900', '10.100')).toBe(0);
  });

  it('runs exactly as long as the day lasts', () => {
    const near = fc.date({ min: at('2026-12-10T00:00:00Z'), max: at('2026-12-20T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(near, (now) => {
        expect(countdownToEndOf(lastDay, now) === null).toBe(limaDay(now) > lastDay);
      }),
    );
  });

  it('has parts within their bounds that add up to what is left', () => {
    const instant = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.nat(10 ** 8), (now, seconds) => {
        const end = new Date((Math.floor(now.getTime() / 1000) + seconds) * 1000);
        const left = countdown(end, now);
        expect(left).not.toBeNull();
        if (left === null) return;
        expect(left.hours < 24 && left.minutes < 60 && left.seconds < 60).toBe(true);
        expect(((left.days * 24 + left.hours) * 60 + left.minutes) * 60 + left.seconds).toBe(seconds);
      }),
    );
  });

  it.each([
    [{ days: 2, hours: 3, minutes: 1, seconds: 59 }, '2 días, 3 horas y 1 minuto'],
    [{ days: 1, hours: 1, minutes: 30, seconds: 0 }, '1 día, 1 hora y 30 minutos'],
    [{ days: 0, hours: 0, minutes: 0, seconds: 5 }, '0 días, 0 horas y 0 minutos'],
  ])('shows days, hours and minutes', (left, words) => {
    expect(formatCountdown(left)).toBe(words);
  });
});
