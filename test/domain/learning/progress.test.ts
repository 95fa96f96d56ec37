import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CourseContent } from '#domain/learning/course-content.ts';
import {
  afterReading,
  afterWatching,
  type ClassProgress,
  classToContinue,
  courseProgress,
  newProgress,
  progressIn,
  resumePosition,
} from '#domain/learning/progress.ts';

const start = new Date('2026-11-20T15:00:00.000Z');
const minutesLater = (count: number): Date => new Date(start.getTime() + count * 60_000);

const content: CourseContent = {
  productId: 1,
  modules: [
    {
      id: 1,
      title: 'Primero',
      summary: '',
      classes: [
        { id: 11, title: 'A', kind: 'video', durationSeconds: 60 },
        { id: 12, title: 'B', kind: 'reading', durationSeconds: 120 },
      ],
    },
    { id: 2, title: 'Segundo', summary: '', classes: [{ id: 21, title: 'C', kind: 'video', durationSeconds: 90 }] },
  ],
};
const done = (at: Date): ClassProgress => ({ ...newProgress(at), completedAt: at });
const begun = (at: Date, positionSeconds = 20): ClassProgress => ({ ...newProgress(at), positionSeconds });

describe('watching a video', () => {
  const given = { durationSeconds: 60, budget: 1000, now: start };

  test('is done at 90 % of its seconds, and not one second earlier', () => {
    const almost = afterWatching(newProgress(start), { positionSeconds: 53, intervals: [[0, 53]] }, given);
    expect(almost.progress.completedAt).toBeNull();
    const enough = afterWatching(newProgress(start), { positionSeconds: 54, intervals: [[0, 54]] }, given);
    expect(enough.progress.completedAt).toEqual(start);
  });

  test('jumping to the end does not complete it', () => {
    const { progress } = afterWatching(newProgress(start), { positionSeconds: 60, intervals: [[58, 60]] }, given);
    expect(progress).toEqual({
      positionSeconds: 60,
      watched: [[58, 60]],
      completedAt: null,
      updatedAt: start,
      countsFrom: start,
    });
  });

  test('stays done, with its first date, whatever is watched later', () => {
    const before = done(start);
    const { progress } = afterWatching(
      before,
      { positionSeconds: 2, intervals: [[0, 2]] },
      { ...given, now: minutesLater(5) },
    );
    expect(progress.completedAt).toEqual(start);
    expect(progress.positionSeconds).toBe(2);
  });

  test('keeps the position within the video', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (positionSeconds) => {
        const { progress } = afterWatching(newProgress(start), { positionSeconds, intervals: [] }, given);
        expect(progress.positionSeconds).toBeGreaterThanOrEqual(0);
        expect(progress.positionSeconds).toBeLessThanOrEqual(60);
      }),
    );
  });

  test('goes on at the second it was left, and from the start when it was seen to its end', () => {
    expect(resumePosition(undefined, 60)).toBe(0);
    expect(resumePosition(begun(start, 42), 60)).toBe(42);
    expect(resumePosition(begun(start, 58), 60)).toBe(0);
  });
});

test('a reading marked twice keeps the first date', () => {
  const once = afterReading(newProgress(start), start);
  expect(afterReading(once, minutesLater(1)).completedAt).toEqual(start);
});

describe('progress in a content', () => {
  test('counts completed classes and rounds down', () => {
    expect(progressIn(content, new Map([[11, done(start)]]))).toEqual({
      completed: 1,
      total: 3,
      percent: 33,
      finished: false,
    });
  });

  test('says 100 % only when every class is done', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (total, some) => {
        const completed = Math.min(some, total);
        const progress = courseProgress(completed, total);
        expect(progress.percent === 100).toBe(completed === total);
        expect(progress.finished).toBe(completed === total);
      }),
    );
  });

  test('a content without classes is never finished', () => {
    expect(courseProgress(0, 0).finished).toBe(false);
  });
});

describe('the class to go on with', () => {
  test('is the first one of a content never opened', () => {
    expect(classToContinue(content, new Map())?.id).toBe(11);
  });

  test('is the one last open while it is not done', () => {
    const progress = new Map([
      [11, done(start)],
      [21, begun(minutesLater(3))],
    ]);
    expect(classToContinue(content, progress)?.id).toBe(21);
  });

  test('is the next one not done after the one last done', () => {
    expect(classToContinue(content, new Map([[11, done(start)]]))?.id).toBe(12);
  });

  test('comes back to a class left out earlier', () => {
    const progress = new Map([
      [11, done(start)],
      [21, done(minutesLater(3))],
    ]);
    expect(classToContinue(content, progress)?.id).toBe(12);
  });

  test('is none when all are done', () => {
    const progress = new Map([11, 12, 21].map((id) => [id, done(start)]));
    expect(classToContinue(content, progress)).toBeNull();
  });
});
