import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, noticeDue, type SessionBefore, toldNow } from '#domain/learning/seminars/seminar-notice.ts';

const startsAt = new Date('2026-03-17T00:00:00.000Z');
const before = (milliseconds: number) => new Date(startsAt.getTime() - milliseconds);
const session = (changes: Partial<SessionBefore> = {}): SessionBefore => ({
  startsAt,
  sequence: 0,
  isRemoved: false,
  isEnrolled: true,
  told: null,
  ...changes,
});
const told = { sequence: 0, isOver: false, dayBefore: false, hourBefore: false };

describe('what is told of a session', () => {
  test('whoever is enrolled is told of it once, then a day and an hour before', () => {
    expect(noticeDue(session(), before(2 * DAY_MS))).toBe('enrolled');
    expect(noticeDue(session({ told }), before(DAY_MS + 1))).toBeNull();
    expect(noticeDue(session({ told }), before(DAY_MS))).toBe('day-before');
    const reminded = { ...told, dayBefore: true };
    expect(noticeDue(session({ told: reminded }), before(HOUR_MS + 1))).toBeNull();
    expect(noticeDue(session({ told: reminded }), before(HOUR_MS))).toBe('hour-before');
    expect(noticeDue(session({ told: { ...reminded, hourBefore: true } }), before(1))).toBeNull();
  });

  test('a letter that comes late is the reminder too', () => {
    expect(toldNow('enrolled', session(), before(DAY_MS / 2))).toEqual({ ...told, dayBefore: true });
    expect(toldNow('enrolled', session(), before(HOUR_MS))).toEqual({ ...told, dayBefore: true, hourBefore: true });
  });

  test('what moves is told, and reminded of at its new hour', () => {
    const moved = session({ sequence: 2, told: { ...told, dayBefore: true } });
    expect(noticeDue(moved, before(3 * DAY_MS))).toBe('moved');
    expect(toldNow('moved', moved, before(3 * DAY_MS))).toEqual({ ...told, sequence: 2 });
  });

  test('whoever was told of it learns that it is theirs no more; whoever was not, nothing', () => {
    expect(noticeDue(session({ told, isRemoved: true }), before(1))).toBe('called-off');
    expect(noticeDue(session({ told, isEnrolled: false }), before(1))).toBe('seat-lost');
    expect(noticeDue(session({ isRemoved: true }), before(1))).toBeNull();
    expect(noticeDue(session({ isEnrolled: false }), before(1))).toBeNull();
    const over = { ...told, isOver: true };
    expect(noticeDue(session({ told: over, isEnrolled: false }), before(1))).toBeNull();
    expect(noticeDue(session({ told: over }), before(1))).toBe('enrolled');
  });

  test('nothing is told of what has begun, and whoever was told is told nothing more at that moment', () => {
    const anyTold = fc.option(
      fc.record({ sequence: fc.nat(3), isOver: fc.boolean(), dayBefore: fc.boolean(), hourBefore: fc.boolean() }),
    );
    const any = fc.record({
      startsAt: fc.constant(startsAt),
      sequence: fc.nat(3),
      isRemoved: fc.boolean(),
      isEnrolled: fc.boolean(),
      told: anyTold,
    });
    fc.assert(
      fc.property(any, fc.integer({ min: -HOUR_MS, max: 2 * DAY_MS }), (one, ahead) => {
        const now = before(ahead);
        const reason = noticeDue(one, now);
        if (ahead <= 0) expect(reason).toBeNull();
        if (reason !== null) expect(noticeDue({ ...one, told: toldNow(reason, one, now) }, now)).toBeNull();
      }),
    );
  });
});
