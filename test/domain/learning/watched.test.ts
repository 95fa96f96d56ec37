import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addWatched,
  type Interval,
  mergeIntervals,
  reportedIntervals,
  unwatchedPart,
  watchedSeconds,
} from '#domain/learning/watched.ts';

const interval = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 60 }))
  .map(([from, length]): Interval => [from, from + length]);
const intervals = fc.array(interval, { maxLength: 12 });

const secondsOf = (list: readonly Interval[]): Set<number> => {
  const seconds = new Set<number>();
  for (const [from, to] of list) for (let second = from; second < to; second += 1) seconds.add(second);
  return seconds;
};

describe('merging intervals', () => {
  test('keeps the same seconds, in order, apart and not empty', () => {
    fc.assert(
      fc.property(intervals, (list) => {
        const merged = mergeIntervals(list);
        expect(secondsOf(merged)).toEqual(secondsOf(list));
        expect(watchedSeconds(merged)).toBe(secondsOf(list).size);
        const edges = merged.flat();
        expect(edges).toEqual([...new Set(edges)].toSorted((a, b) => a - b));
      }),
    );
  });

  test('joins what touches', () => {
    expect(
      mergeIntervals([
        [5, 9],
        [0, 5],
        [20, 20],
      ]),
    ).toEqual([[0, 9]]);
  });
});

test('the unwatched part of an interval is what is left of it without the watched seconds', () => {
  fc.assert(
    fc.property(intervals, interval, (list, asked) => {
      const watched = mergeIntervals(list);
      const known = secondsOf(watched);
      const left = [...secondsOf([asked])].filter((second) => !known.has(second));
      expect(secondsOf(unwatchedPart(watched, asked))).toEqual(new Set(left));
    }),
  );
});

describe('adding what was watched', () => {
  test('gains exactly the new seconds while the budget lasts, and never more than it', () => {
    fc.assert(
      fc.property(intervals, intervals, fc.integer({ min: 0, max: 120 }), (before, reported, budget) => {
        const watched = mergeIntervals(before);
        const all = secondsOf([...watched, ...reported]);
        const { watched: after, gained } = addWatched(watched, reported, budget);
        expect(gained).toBe(Math.min(budget, all.size - watchedSeconds(watched)));
        expect(watchedSeconds(after)).toBe(watchedSeconds(watched) + gained);
        expect([...secondsOf(after)].every((second) => all.has(second))).toBe(true);
      }),
    );
  });

  test('a report repeated gains nothing the second time', () => {
    const once = addWatched([], [[0, 10]], 100);
    expect(addWatched(once.watched, [[0, 10]], 100)).toEqual({ watched: [[0, 10]], gained: 0 });
  });

  test('takes the earliest reported seconds when the budget ends', () => {
    expect(
      addWatched(
        [[2, 4]],
        [
          [0, 6],
          [50, 90],
        ],
        5,
      ),
    ).toEqual({
      watched: [
        [0, 6],
        [50, 51],
      ],
      gained: 5,
    });
  });
});

test('a player reports fractions: they are rounded to whole seconds within the video', () => {
  expect(
    reportedIntervals(
      [
        [-3, 4.4],
        [4.4, 9.6],
        [58, 200],
        [12.2, 12.4],
        [9, 3],
      ],
      61,
    ),
  ).toEqual([
    [0, 4],
    [4, 10],
    [58, 61],
  ]);
});
