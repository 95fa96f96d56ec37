import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedSeconds, newStudyClock, SLACK_MS, spendSeconds } from '#domain/learning/study-clock.ts';

const start = new Date('2026-11-20T15:00:00.000Z');
const later = (seconds: number, from = start): Date => new Date(from.getTime() + seconds * 1000);

test('allows two seconds of video for each second of the clock, and the slack once', () => {
  const clock = newStudyClock(start);
  expect(allowedSeconds(clock, start, start)).toBe(15);
  expect(allowedSeconds(clock, start, later(5))).toBe(25);
  const spent = spendSeconds(clock, 25, later(5));
  expect(allowedSeconds(spent, later(5), later(5))).toBe(0);
  expect(allowedSeconds(spent, later(5), later(10))).toBe(10);
});

test('SAFE-25: an hour without a network is told at once when it is back, and whole', () => {
  expect(allowedSeconds(newStudyClock(start), later(5), later(3_605))).toBeGreaterThanOrEqual(3_600);
});

test('no class was watched before it was opened, however long ago the last report was', () => {
  const clock = spendSeconds(newStudyClock(start), 15, start);
  const nextDay = later(86_400);
  expect(allowedSeconds(clock, nextDay, nextDay)).toBe(15);
  expect(allowedSeconds(clock, nextDay, later(10, nextDay))).toBe(35);
});

test('an honest student at double speed is never cut short, report by report, though each second is rounded', () => {
  let clock = newStudyClock(start);
  let reported = start;
  for (let report = 1; report <= 400; report += 1) {
    const now = later(report * 5.03);
    const watched = Math.round(report * 10.06) - Math.round((report - 1) * 10.06);
    expect(allowedSeconds(clock, reported, now)).toBeGreaterThanOrEqual(watched);
    clock = spendSeconds(clock, watched, now);
    reported = now;
  }
});

test('SAFE-25: an honest student is credited with all that was seen, whenever the network lets it be told', () => {
  const stretch = fc.record({
    opens: fc.integer({ min: 0, max: 3 }),
    plays: fc.integer({ min: 0, max: 1_800 }),
    tells: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 40 }), (stretches) => {
      let clock = newStudyClock(start);
      let now = start;
      // One class is watched at a time; what waits is told before the next one is opened, as the browser does.
      let open = { id: -1, countsFrom: start, untold: 0 };
      const opened = new Map<number, Date>();
      const tell = (): void => {
        expect(allowedSeconds(clock, open.countsFrom, now)).toBeGreaterThanOrEqual(open.untold);
        clock = spendSeconds(clock, open.untold, now);
        opened.set(open.id, now);
        open = { ...open, countsFrom: now, untold: 0 };
      };
      for (const { opens, plays, tells } of stretches) {
        if (opens !== open.id) {
          if (open.id >= 0) tell();
          if (!opened.has(opens)) opened.set(opens, now);
          open = { id: opens, countsFrom: opened.get(opens) ?? now, untold: 0 };
        }
        // At double speed.
        now = later(plays, now);
        open = { ...open, untold: open.untold + 2 * plays };
        if (tells) tell();
      }
    }),
  );
});

test('whatever is opened and reported, and however often, no more than twice the time and the slack is ever taken', () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 90_000 }),
    opens: fc.boolean(),
    of: fc.integer({ min: 0, max: 4 }),
    claims: fc.integer({ min: 0, max: 600 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let clock = newStudyClock(start);
      let now = start;
      const classes = new Map<number, { readonly countsFrom: Date; readonly taken: number }>();
      const unopened = () => ({ countsFrom: now, taken: 0 });
      for (const { wait, opens, of, claims } of steps) {
        now = new Date(now.getTime() + wait);
        const before = classes.get(of) ?? unopened();
        if (opens) {
          classes.set(of, before);
          continue;
        }
        const seconds = Math.min(claims, allowedSeconds(clock, before.countsFrom, now));
        clock = spendSeconds(clock, seconds, now);
        classes.set(of, { ...before, countsFrom: now, taken: before.taken + seconds });
        const all = [...classes.values()];
        const taken = all.reduce((sum, each) => sum + each.taken, 0);
        expect(taken * 1000).toBeLessThanOrEqual(SLACK_MS + 2 * (now.getTime() - start.getTime()));
        expect(seconds * 1000).toBeLessThanOrEqual(SLACK_MS + 2 * (now.getTime() - before.countsFrom.getTime()));
      }
    }),
  );
});

test('a machine clock that steps back allows nothing new', () => {
  const clock = { at: later(60), creditMs: 4_000 };
  expect(allowedSeconds(clock, later(60), start)).toBe(4);
});
