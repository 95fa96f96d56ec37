import { describe, expect, test } from 'vitest';
import { formatTimeLeft, secondsLeft, withinGrace } from '#domain/exams/deadline.ts';

describe('timer', () => {
  const deadline = new Date('2026-03-10T15:30:00.000Z');
  const later = (ms: number): Date => new Date(deadline.getTime() + ms);

  test('counts whole seconds down to 0', () => {
    expect(secondsLeft(deadline, later(-1500))).toBe(2);
    expect(secondsLeft(deadline, later(5))).toBe(0);
  });

  test('the grace is 30 s', () => {
    expect(withinGrace(deadline, later(30_000))).toBe(true);
    expect(withinGrace(deadline, later(30_001))).toBe(false);
  });

  test('is written as a clock', () => {
    expect([formatTimeLeft(59), formatTimeLeft(600), formatTimeLeft(3661)]).toEqual(['00:59', '10:00', '1:01:01']);
  });
});
