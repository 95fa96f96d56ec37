import { expect, test } from 'vitest';
import { ExamRecordsInMemory } from '#test/memory/exams/exam-records-in-memory.ts';
import { closeIfOverdue } from '#application/server/exams/close-attempt.ts';
import type { NewAttempt } from '#application/server/exams/ports/exam-records.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { courseWithExams, exam, fourQuestions, rightAnswers } from '#test/support/exams/exam-builders.ts';

const startedAt = new Date('2026-03-10T15:00:00.000Z');
const deadlineAt = new Date('2026-03-10T15:30:00.000Z');
const afterTheGrace = new Date('2026-03-10T15:30:31.000Z');
const started: NewAttempt = {
  id: 'one',
  examId: 1,
  userId: 'ana',
  day: limaDay(startedAt),
  additional: false,
  startedAt,
  deadlineAt,
  draw: { seed: null, count: null },
  passMark: 140,
};

/** An attempt as one tab read it, and what another tab did with it afterwards. */
async function readThen(after: (records: ExamRecordsInMemory) => Promise<unknown>) {
  const records = new ExamRecordsInMemory([courseWithExams]);
  await records.addAttempt(started, fourQuestions, 2);
  const asRead = await records.findAttempt('one');
  if (asRead === null) throw new Error('An attempt that was added is found.');
  await after(records);
  return { records, asRead };
}

test('what was saved after the attempt was read is graded when its time is over', async () => {
  const { records, asRead } = await readThen((all) => all.saveAnswers('one', rightAnswers, deadlineAt));
  expect(await closeIfOverdue(records, exam(), asRead, afterTheGrace)).toMatchObject({
    closedBy: 'timed-out',
    grade: 200,
  });
  expect(await records.findAttempt('one')).toMatchObject({ answers: rightAnswers });
});

test('an attempt that was submitted meanwhile keeps that result', async () => {
  const result = { points: 10, maxPoints: 10, grade: 200, passed: true, closedAt: deadlineAt } as const;
  const submitted = { ...result, closedBy: 'submitted', submitHash: 'x' } as const;
  const { records, asRead } = await readThen((all) => all.closeAttempt('one', rightAnswers, submitted));
  expect(await closeIfOverdue(records, exam(), asRead, afterTheGrace)).toEqual(submitted);
});

test('within the grace nothing is closed', async () => {
  const { records, asRead } = await readThen((all) => all.saveAnswers('one', { '1': ['a'] }, deadlineAt));
  expect(await closeIfOverdue(records, exam(), asRead, new Date('2026-03-10T15:30:30.000Z'))).toBeNull();
  expect(await records.findAttempt('one')).toMatchObject({ result: null });
});
