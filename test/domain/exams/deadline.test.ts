import { describe, expect, test } from 'vitest';
import {
  announcedSeconds,
  clockOffset,
  formatTimeLeft,
  ranOut,
  secondsLeft,
  withinGrace,
} from '#domain/exams/deadline.ts';

describe('timer', () => {
  const deadline = new Date('2026-03-10T15:30:00.000Z');
  const later = (ms: number): Date => new Date(deadline.getTime() + ms);

  test('counts whole seconds down to 0', () => {
    expect(secondsLeft(deadline, later(-1500))).toBe(2);
    expect(secondsLeft(deadline, later(5))).toBe(0);
    expect([-3_600_000, -1001, -1000, -1, 0].map((ms) => secondsLeft(deadline, later(ms)))).toEqual([3600, 2, 1, 1, 0]);
  });

  test('the grace is 30 s', () => {
    expect(withinGrace(deadline, later(30_000))).toBe(true);
    expect(withinGrace(deadline, later(30_001))).toBe(false);
  });

  test('ended an attempt that was closed when it was up, by whomever', () => {
    const closed = (ms: number) => ranOut({ deadlineAt: deadline, closedAt: later(ms) });
    expect([closed(-1), closed(0), closed(30_000)]).toEqual([false, true, true]);
  });

  test('is written as a clock', () => {
    expect([59, 600, 3599, 3600, 3661, 7199, 7200].map(formatTimeLeft)).toEqual([
      '00:59',
      '10:00',
      '59:59',
      '1:00:00',
      '1:01:01',
      '1:59:59',
      '2:00:00',
    ]);
  });

  test('goes by the server’s clock on a machine whose own is wrong', () => {
    expect(clockOffset(later(0), later(-90_000))).toBe(90_000);
    expect(clockOffset(later(0), later(90_000))).toBe(-90_000);
  });

  test('is told aloud 10, 5 and 1 minutes and 30 seconds before the end', () => {
    expect(announcedSeconds).toEqual([600, 300, 60, 30]);
  });
});
