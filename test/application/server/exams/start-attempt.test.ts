import { expect, test } from 'vitest';
import { ExamRecordsInMemory } from '#test/memory/exams/exam-records-in-memory.ts';
import { StartAttempt } from '#application/server/exams/start-attempt.ts';
import type { Exam } from '#domain/exams/exam.ts';
import { limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { courseWithExams, fourQuestions } from '#test/support/exams/exam-builders.ts';
import { OwnershipInMemory } from '#test/memory/accounts/ownership-in-memory.ts';
import { refused } from '#test/support/shared/accepted.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

test('whoever began and handed in the last attempt of the day at another process meanwhile begins no more', async () => {
  const [clock, ids] = [new FixedClock(), new CountingIds()];
  const startedAt = clock.now();
  const result = { points: 0, maxPoints: 10, grade: 0, passed: false, closedAt: startedAt } as const;

  /** The others come between what is read of the student and the attempt that is added. */
  class Overtaken extends ExamRecordsInMemory {
    isOvertaken = false;

    override async tallyOf(exam: Exam, userId: string, day: PlainDate) {
      const tally = await super.tallyOf(exam, userId, day);
      if (this.isOvertaken) return tally;
      this.isOvertaken = true;
      for (let number = 1; number <= exam.attemptsADay; number += 1) {
        const id = `other-${number}`;
        const times = { day: limaDay(startedAt), startedAt, deadlineAt: startedAt };
        const draw = { seed: null, count: null };
        const attempt = { id, examId: exam.id, userId, additional: false, draw, passMark: 140, ...times };
        await super.addAttempt(attempt, fourQuestions, exam.attemptsADay);
        await super.closeAttempt(id, {}, { ...result, closedBy: 'submitted', submitHash: 'x' });
      }
      return tally;
    }
  }
  const records = new Overtaken([courseWithExams]);
  const ownership = new OwnershipInMemory();
  ownership.grant('ana', courseWithExams.id, null);
  const begun = await new StartAttempt(records, ownership, clock, ids).execute(1, 'ana');
  expect(refused(begun)).toMatchObject({ kind: 'no-attempts-left' });
  expect(await records.openAttempts(courseWithExams.id, 'ana')).toEqual([]);
});
