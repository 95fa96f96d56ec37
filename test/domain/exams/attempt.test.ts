import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attemptCounter,
  counterOfOpen,
  deadlineOf,
  bestOf,
  examState,
  type AttemptTally,
  mayStart,
  moduleExamsPassed,
  tellsKey,
} from '#domain/exams/attempt.ts';

const fresh: AttemptTally = {
  attemptsADay: 2,
  usedToday: 0,
  usedInAll: 0,
  additionalGranted: 0,
  additionalUsed: 0,
  best: null,
  openAttemptId: null,
};

describe('starting', () => {
  test('a daily attempt is used before an additional one', () => {
    expect(mayStart({ ...fresh, additionalGranted: 1 })).toEqual({ ok: true, value: { additional: false } });
    expect(mayStart({ ...fresh, usedToday: 2, additionalGranted: 1 })).toEqual({
      ok: true,
      value: { additional: true },
    });
  });

  test('without attempts left it is refused', () => {
    expect(mayStart({ ...fresh, usedToday: 2 })).toMatchObject({ refusal: { kind: 'no-attempts-left' } });
    expect(mayStart({ ...fresh, usedToday: 2, additionalGranted: 1, additionalUsed: 1 })).toMatchObject({
      refusal: { kind: 'no-attempts-left' },
    });
  });

  test('a passed exam is not taken again', () => {
    expect(mayStart({ ...fresh, best: { grade: 150, passed: true } })).toMatchObject({
      refusal: { kind: 'exam-already-passed' },
    });
    expect(mayStart({ ...fresh, best: { grade: 100, passed: false } }).ok).toBe(true);
  });

  test('the counter shown is daily attempts plus 1', () => {
    expect(attemptCounter(0)).toBe(1);
    expect(attemptCounter(2)).toBe(3);
  });

  test('property: an attempt that is open shows what was shown before it started', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.boolean(), (usedBefore, additional) => {
        const usedSince = additional ? usedBefore : usedBefore + 1;
        expect(counterOfOpen({ additional }, usedSince)).toBe(attemptCounter(usedBefore));
      }),
    );
  });

  test('property: a start is allowed exactly while a daily or an additional attempt is left', () => {
    const count = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(count, count, count, count, (attemptsADay, usedToday, additionalGranted, additionalUsed) => {
        const tally = { ...fresh, attemptsADay, usedToday, additionalGranted, additionalUsed };
        const isLeft = usedToday < attemptsADay || additionalUsed < additionalGranted;
        expect(mayStart(tally).ok).toBe(isLeft);
      }),
    );
  });
});

describe('results', () => {
  test('the best closed attempt counts, the earlier of equals, and one that passed before one that did not', () => {
    expect(bestOf([])).toBeNull();
    const attempts = [
      { grade: 80, passed: false, id: 1 },
      { grade: 120, passed: false, id: 2 },
      { grade: 120, passed: false, id: 3 },
    ];
    expect(bestOf(attempts)).toMatchObject({ id: 2 });
    // The mark that they are measured by was lowered to 11.0 before the last.
    expect(bestOf([...attempts, { grade: 110, passed: true, id: 4 }, { grade: 115, passed: false, id: 5 }])).toEqual({
      grade: 110,
      passed: true,
      id: 4,
    });
  });

  test('module exams pass together only when none is failed or missing', () => {
    expect(moduleExamsPassed([])).toBe(true);
    expect(moduleExamsPassed(['passed', 'passed'])).toBe(true);
    expect(moduleExamsPassed(['passed', 'failed'])).toBe(false);
    expect(moduleExamsPassed(['passed', examState(null)])).toBe(false);
    expect(examState({ grade: 140, passed: true })).toBe('passed');
    expect(examState({ grade: 139, passed: false })).toBe('failed');
  });
});

test('the key is told once the exam is passed, or once nothing gives its questions back', () => {
  const nowhere = { passed: false, has: false, isSold: false };
  expect(tellsKey('once-passed', nowhere)).toBe(true);
  expect(tellsKey('once-passed', { ...nowhere, has: true })).toBe(false);
  expect(tellsKey('once-passed', { ...nowhere, isSold: true })).toBe(false);
  expect(tellsKey('once-passed', { passed: true, has: true, isSold: true })).toBe(true);
});

test('an exam can be set to tell it of every closed attempt, or of none', () => {
  for (const passed of [true, false]) {
    for (const has of [true, false]) {
      expect(tellsKey('once-closed', { passed, has, isSold: has })).toBe(true);
      expect(tellsKey('never', { passed, has, isSold: has })).toBe(false);
    }
  }
});

test('an attempt ends so many minutes of the clock after its start', () => {
  const started = new Date('2026-03-10T23:45:00.250-05:00');
  expect(deadlineOf({ minutes: 30 }, started)).toEqual(new Date('2026-03-11T00:15:00.250-05:00'));
});
