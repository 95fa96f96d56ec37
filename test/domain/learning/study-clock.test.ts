import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedSeconds, newStudyClock, openClass, SLACK_MS, spendSeconds } from '#domain/learning/study-clock.ts';

const start = new Date('2026-11-20T15:00:00.000Z');
const later = (seconds: number, from = start): Date => new Date(from.getTime() + seconds * 1000);

test('allows two seconds of video for each second of the clock, and the slack once', () => {
  const clock = openClass(newStudyClock(start), start);
  expect(allowedSeconds(clock, start)).toBe(15);
  expect(allowedSeconds(clock, later(5))).toBe(25);
  const spent = spendSeconds(clock, 25, later(5));
  expect(allowedSeconds(spent, later(5))).toBe(0);
  expect(allowedSeconds(spent, later(10))).toBe(10);
});

test('time before a class is opened does not count', () => {
  const clock = spendSeconds(openClass(newStudyClock(start), start), 15, start);
  const nextDay = later(86_400);
  expect(allowedSeconds(openClass(clock, nextDay), nextDay)).toBe(15);
});

test('an honest student at double speed is never cut short, report by report, though each second is rounded', () => {
  let clock = openClass(newStudyClock(start), start);
  for (let report = 1; report <= 400; report += 1) {
    const now = later(report * 5.03);
    const watched = Math.round(report * 10.06) - Math.round((report - 1) * 10.06);
    expect(allowedSeconds(clock, now)).toBeGreaterThanOrEqual(watched);
    clock = spendSeconds(clock, watched, now);
  }
});

test('whatever is opened and reported, and however often, no more than twice the time and the slack is ever taken', () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 90_000 }),
    opens: fc.boolean(),
    claims: fc.integer({ min: 0, max: 600 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let clock = openClass(newStudyClock(start), start);
      let now = start;
      let taken = 0;
      for (const { wait, opens, claims } of steps) {
        now = new Date(now.getTime() + wait);
        if (opens) clock = openClass(clock, now);
        const seconds = Math.min(claims, allowedSeconds(clock, now));
        clock = spendSeconds(clock, seconds, now);
        taken += seconds;
        expect(taken * 1000).toBeLessThanOrEqual(SLACK_MS + 2 * (now.getTime() - start.getTime()));
      }
    }),
  );
});

test('a machine clock that steps back allows nothing new', () => {
  const clock = { at: later(60), creditMs: 4_000 };
  expect(allowedSeconds(clock, start)).toBe(4);
});
