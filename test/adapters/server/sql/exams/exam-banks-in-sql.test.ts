import { expect, test } from 'vitest';
import { ExamBanksInSql } from '#adapters/server/sql/exams/exam-banks-in-sql.ts';
import { ExamRecordsInSql } from '#adapters/server/sql/exams/exam-records-in-sql.ts';
import { drawQuestions } from '#domain/exams/draw.ts';
import { examBanksContract } from '#test/ports/exams/exam-banks.ts';
import { courseWithExams, fourQuestions } from '#test/support/exams/exam-builders.ts';
import { insertContents } from '#test/support/exams/exam-rows.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertUser } from '#test/support/shared/rows.ts';

eachDatabase('ExamBanksInSql', (database) => {
  const make = async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    await insertContents(db, [courseWithExams]);
    return { db, banks: new ExamBanksInSql(db), records: new ExamRecordsInSql(db) };
  };
  examBanksContract(make);

  test('attempts from before questions were kept with them are given theirs before the bank changes', async () => {
    const { db, banks, records } = await make();
    const at = '2026-03-10T15:00:00.000Z';
    const attempt = {
      exam_id: 1,
      user_id: 'ana',
      day: '2026-03-10',
      additional: 0,
      started_at: at,
      deadline_at: at,
    } as const;
    const draw = { seed: 'azar', count: 2 };
    const old = { ...attempt, answers: '{}', seed: draw.seed, drawn: draw.count };
    await db
      .insertInto('exam_attempts')
      .values([
        { ...old, id: 'open', status: 'open' },
        { ...old, id: 'whole', seed: null, drawn: null, status: 'closed' },
      ])
      .execute();
    await banks.write(10, [], new Date(at));
    const kept = (await records.keptQuestions('open')) ?? [];
    expect(drawQuestions(kept, { seed: draw.seed, count: null })).toEqual(drawQuestions(fourQuestions, draw));
    expect(await records.keptQuestions('whole')).toEqual(fourQuestions);
    expect(await records.findAttempt('open')).toMatchObject({ passMark: 140 });
  });
});
