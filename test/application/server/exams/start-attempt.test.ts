import { expect, test } from 'vitest';
import { ExamRecordsInMemory } from '#test/memory/exams/exam-records-in-memory.ts';
import { StartAttempt } from '#application/server/exams/start-attempt.ts';
import type { Exam } from '#domain/exams/exam.ts';
import { limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { courseWithExams, fourQuestions } from '#test/support/exams/exam-builders.ts';
import { OwnershipInMemory } from '#test/memory/accounts/ownership-in-memory.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const result = { points: 0, maxPoints: 10, grade: 0, passed: false, closedBy: 'submitted', submitHash: 'x' } as const;

/** Records at which others start an attempt between what is read of a student and the attempt that is added. */
class Overtaken extends ExamRecordsInMemory {
  #isOvertaken = false;

  constructor(private readonly others: (records: ExamRecordsInMemory) => Promise<void>) {
    super([courseWithExams]);
  }

  override async tallyOf(exam: Exam, userId: string, day: PlainDate) {
    const tally = await super.tallyOf(exam, userId, day);
    if (!this.#isOvertaken) {
      this.#isOvertaken = true;
      await this.others(this);
    }
    return tally;
  }
}

const clock = new FixedClock();
const startedAt = clock.now();

async function begin(records: ExamRecordsInMemory, id: string, additional: boolean) {
  const draw = { seed: null, count: null };
  const times = { day: limaDay(startedAt), startedAt, deadlineAt: new Date(startedAt.getTime() + 600_000) };
  if (additional) await records.useAdditionalAttempt(1, 'ana');
  const attempt = { id, examId: 1, userId: 'ana', additional, draw, passMark: 140, ...times };
  await records.addAttempt(attempt, fourQuestions, courseWithExams.exams[0]?.attemptsADay ?? 0);
}
const handIn = (records: ExamRecordsInMemory, id: string) =>
  records.closeAttempt(id, {}, { ...result, closedAt: startedAt });

function start(records: ExamRecordsInMemory) {
  const ownership = new OwnershipInMemory();
  ownership.grant('ana', courseWithExams.id, null);
  return new StartAttempt(records, ownership, clock, new CountingIds()).execute(1, 'ana');
}

async function useUpTheDay(records: ExamRecordsInMemory): Promise<void> {
  for (const id of ['of-the-day-1', 'of-the-day-2']) {
    await begin(records, id, false);
    await handIn(records, id);
  }
}

test('whoever began and handed in the last attempt of the day at another process meanwhile begins no more', async () => {
  const records = new Overtaken(useUpTheDay);
  expect(refused(await start(records))).toMatchObject({ kind: 'no-attempts-left' });
  expect(await records.openAttempts(courseWithExams.id, 'ana')).toEqual([]);
});

test('the last additional attempt, begun and handed in meanwhile, is begun no more', async () => {
  const records = new Overtaken(async (others) => {
    await begin(others, 'additional', true);
    await handIn(others, 'additional');
  });
  await useUpTheDay(records);
  await records.grantAdditionalAttempts(1, 'ana', 1);
  expect(refused(await start(records))).toMatchObject({ kind: 'no-attempts-left' });
  expect(await records.openAttempts(courseWithExams.id, 'ana')).toEqual([]);
});

test.each([1, 2])(
  'of %i additional attempts that are left one is used, however many starts there are',
  async (left) => {
    const records = new Overtaken((others) => begin(others, 'additional', true));
    await useUpTheDay(records);
    await records.grantAdditionalAttempts(1, 'ana', left);
    expect(accepted(await start(records))).toMatchObject({ id: 'additional' });
    const [exam] = await records.ofProduct(courseWithExams.id);
    if (exam === undefined) throw new Error('It has exams');
    expect(await records.tallyOf({ ...exam, id: 1 }, 'ana', limaDay(startedAt))).toMatchObject({ additionalUsed: 1 });
  },
);
