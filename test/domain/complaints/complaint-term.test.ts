import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/shared/dates.ts';
import { isWorkingDay } from '#domain/complaints/complaint-holidays.ts';
import { ANSWER_WORKING_DAYS, answerDueOn } from '#domain/complaints/complaint-term.ts';
import { aDay } from '#test/support/shared/days.ts';

test.each([
  ['2026-10-05', '2026-10-27'],
  ['2026-07-17', '2026-08-13'],
  ['2026-12-01', '2026-12-24'],
  ['2026-11-20', '2026-12-15'],
  ['2026-03-30', '2026-04-22'],
])('a complaint of %s is answered by %s', (filed, due) => {
  expect(answerDueOn(aDay(filed))).toBe(due);
});

const days = fc.integer({ min: 0, max: 30_000 }).map((count) => addDays(aDay('2020-01-01'), count));

test('the last day is a working day with fourteen others between it and the day of filing, which does not count', () => {
  fc.assert(
    fc.property(days, (filed) => {
      const due = answerDueOn(filed);
      const between = Array.from({ length: daysBetween(filed, due) }, (_, index) => addDays(filed, index + 1));
      expect(isWorkingDay(due)).toBe(true);
      expect(between.filter((day) => isWorkingDay(day))).toHaveLength(ANSWER_WORKING_DAYS);
    }),
  );
});

test('filing later never gives an earlier day, and another holiday never shortens the term', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 30 }), (filed, ahead) => {
      expect(answerDueOn(addDays(filed, 1)) >= answerDueOn(filed)).toBe(true);
      expect(answerDueOn(filed, new Map([[addDays(filed, ahead), true]])) >= answerDueOn(filed)).toBe(true);
    }),
  );
});
