import { expect, test } from 'vitest';
import { ExamRecordsInSql } from '#adapters/server/sql/exams/exam-records-in-sql.ts';
import { ExamRecords, type NewAttempt } from '#application/server/exams/ports/exam-records.ts';
import { StartAttempt } from '#application/server/exams/start-attempt.ts';
import { limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { examRecordsContract } from '#test/ports/exams/exam-records.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { courseWithExams, fourQuestions, question } from '#test/support/exams/exam-builders.ts';
import { insertContents } from '#test/support/exams/exam-rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertGrant, insertUser } from '#test/support/shared/rows.ts';

const started = (id: string): NewAttempt => ({
  id,
  examId: 1,
  userId: 'ana',
  day: '2026-03-10' as PlainDate,
  additional: false,
  startedAt: new Date('2026-03-10T15:00:00.000Z'),
  deadlineAt: new Date('2026-03-10T15:30:00.000Z'),
  draw: { seed: null, count: null },
  passMark: 140,
});

const failed = { points: 0, maxPoints: 10, grade: 0, passed: false, closedBy: 'submitted', submitHash: 'x' } as const;

eachDatabase('ExamRecordsInSql', (database) => {
  examRecordsContract(async (contents) => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    await insertContents(db, contents);
    return new ExamRecordsInSql(db);
  });

  test('a question is kept once for all attempts that ask it as it is; one from before that has none of its own', async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await insertContents(db, [courseWithExams]);
    const records = new ExamRecordsInSql(db);
    // More of them than one statement may name.
    const many = Array.from({ length: 450 }, (_, index) => question(index + 1, 'single', ['a']));
    await records.addAttempt(started('one'), many, 2);
    await records.addAttempt({ ...started('two'), examId: 2 }, many.toReversed(), 2);
    expect(await records.keptQuestions('two')).toEqual(many.toReversed());
    expect(await db.selectFrom('asked_questions').select('digest').execute()).toHaveLength(450);
    await db.updateTable('exam_attempts').set({ asked: null }).where('id', '=', 'one').execute();
    expect(await records.keptQuestions('one')).toBeNull();
  });

  test('a question of a kind that nobody can ask or grade is not taken for another', async () => {
    const { db } = database();
    await insertContents(db, [courseWithExams]);
    await db.updateTable('exam_questions').set({ kind: 'essay' }).where('id', '=', 2).execute();
    await expect(new ExamRecordsInSql(db).questionsOf(1)).rejects.toThrow(
      'Question 2 is of no kind that there is: essay',
    );
  });
});

onPostgres('ExamRecordsInSql under a race', (database) => {
  test('twenty starts at once open one attempt', async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await insertContents(db, [courseWithExams]);
    const records = new ExamRecordsInSql(db);
    const opened = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        records.addAttempt(
          started(`attempt-${index}`),
          index % 2 === 0 ? fourQuestions : fourQuestions.toReversed(),
          2,
        ),
      ),
    );
    expect(opened.filter((isOpened) => isOpened)).toHaveLength(1);
  });

  test('the last additional attempt is used once', async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await insertContents(db, [courseWithExams]);
    const records = new ExamRecordsInSql(db);
    await records.grantAdditionalAttempts(1, 'ana', 1);
    const used = await Promise.all(Array.from({ length: 20 }, () => records.useAdditionalAttempt(1, 'ana')));
    expect(used.filter((isUsed) => isUsed)).toHaveLength(1);
  });

  test('of starts at once of the last additional attempt each is the one that began, which is used once', async () => {
    const { db, school, clock, addUser } = await testSchool({ database: database() });
    await addUser({ id: 'ana' });
    await insertContents(db, [courseWithExams]);
    await insertGrant(db, 'ana', courseWithExams.id);
    const records = school.get(ExamRecords);
    const exam = await records.find(1);
    if (exam === null) throw new Error('There is one');
    for (let number = 0; number < exam.attemptsADay; number += 1) {
      const begun = { ...started(`of-the-day-${number}`), day: limaDay(clock.now()) };
      await records.addAttempt(begun, fourQuestions, exam.attemptsADay);
      await records.closeAttempt(begun.id, {}, { ...failed, closedAt: clock.now() });
    }
    await records.grantAdditionalAttempts(1, 'ana', 2);
    const begun = await Promise.all(
      Array.from({ length: 8 }, () => school.write(StartAttempt, (start) => start.execute(1, 'ana'))),
    );
    expect(new Set(begun.map((each) => (each.ok ? each.value.id : each.refusal))).size).toBe(1);
    expect(await records.tallyOf(exam, 'ana', limaDay(clock.now()))).toMatchObject({ additionalUsed: 1 });
  });
});
