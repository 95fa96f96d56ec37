import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WatchTracker } from '#application/browser/learning/watch-tracker.ts';

test('collects what was played from start to stop', () => {
  const tracker = new WatchTracker(12);
  tracker.play(12);
  tracker.reach(12.25);
  tracker.reach(20.5);
  tracker.stop();
  expect(tracker.take()).toEqual({ positionSeconds: 20.5, watched: [[12, 20.5]] });
});

test('what was taken is not given again, and playing goes on from there', () => {
  const tracker = new WatchTracker(0);
  tracker.play(0);
  tracker.reach(5);
  expect(tracker.take().watched).toEqual([[0, 5]]);
  expect(tracker.hasNews).toBe(false);
  tracker.reach(7);
  expect(tracker.take()).toEqual({ positionSeconds: 7, watched: [[5, 7]] });
});

test('seconds jumped over are not watched', () => {
  const tracker = new WatchTracker(0);
  tracker.play(0);
  tracker.reach(4);
  tracker.jump(50);
  tracker.play(50);
  tracker.reach(53);
  tracker.jump(10);
  expect(tracker.take()).toEqual({
    positionSeconds: 10,
    watched: [
      [0, 4],
      [50, 53],
    ],
  });
});

test('while it stands still nothing is watched, however far it is moved', () => {
  const tracker = new WatchTracker(0);
  tracker.jump(30);
  tracker.reach(40);
  expect(tracker.hasNews).toBe(false);
  expect(tracker.position).toBe(30);
});

test('what could not be told goes with the next report', () => {
  const tracker = new WatchTracker(0);
  tracker.play(0);
  tracker.reach(5);
  tracker.giveBack(tracker.take().watched);
  tracker.reach(8);
  expect(tracker.take().watched).toEqual([
    [0, 5],
    [5, 8],
  ]);
});

test('however it is played, stopped, moved and asked, every stretch told was played', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('reach' as const), by: fc.double({ min: 0, max: 3, noNaN: true }) }),
    fc.record({ kind: fc.constant('jump' as const), to: fc.double({ min: 0, max: 100, noNaN: true }) }),
    fc.constantFrom({ kind: 'play' as const }, { kind: 'stop' as const }, { kind: 'take' as const }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const tracker = new WatchTracker(0);
      let [at, played, told, isPlaying] = [0, 0, 0, false];
      const tell = (): void => {
        for (const [from, to] of tracker.take().watched) told += to - from;
      };
      for (const each of steps) {
        if (each.kind === 'play') {
          isPlaying = true;
          tracker.play(at);
        } else if (each.kind === 'stop') {
          isPlaying = false;
          tracker.stop();
        } else if (each.kind === 'jump') {
          at = each.to;
          tracker.jump(at);
          if (isPlaying) tracker.play(at);
        } else if (each.kind === 'take') tell();
        else if (each.kind === 'reach' && isPlaying) {
          at += each.by;
          played += each.by;
          tracker.reach(at);
        }
      }
      tell();
      expect(told).toBeCloseTo(played, 6);
    }),
  );
});

test('a beginning that is told late counts from where the video stood, a place elsewhere does not', () => {
  const tracker = new WatchTracker(0);
  tracker.play(0.9);
  tracker.reach(8.4);
  tracker.stop();
  expect(tracker.take().watched).toEqual([[0, 8.4]]);
  tracker.play(30);
  tracker.reach(31);
  tracker.stop();
  expect(tracker.take().watched).toEqual([[30, 31]]);
});
