import { ExamResultsInSql } from '#adapters/server/sql/exams/exam-results-in-sql.ts';
import { examResultsContract, examsForResults } from '#test/ports/exams/exam-results.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertModule, insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('ExamResultsInSql', (database) => {
  examResultsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    for (const product of [10, 11]) await insertProduct(db, product);
    await insertModule(db, { id: 101, product_id: 10, position: 1, title: 'El contrato' });
    for (const { id, productId, moduleId } of examsForResults) {
      const rules = { title: `Examen ${id}`, pass_mark: 140, attempts_a_day: 2, minutes: 30 };
      await db
        .insertInto('exams')
        .values({ id, product_id: productId, module_id: moduleId, ...rules })
        .execute();
    }
    let attempts = 0;
    const at = '2026-03-10T15:00:00.000Z';
    const add = async (userId: string, examId: number, grade: number | null, passed: boolean): Promise<void> => {
      attempts += 1;
      await db
        .insertInto('exam_attempts')
        .values({
          id: `attempt-${attempts}`,
          exam_id: examId,
          user_id: userId,
          day: '2026-03-10',
          additional: 0,
          started_at: at,
          deadline_at: at,
          status: grade === null ? 'open' : 'closed',
          answers: '{}',
          grade,
          passed: grade === null ? null : passed ? 1 : 0,
        })
        .execute();
    };
    await add('ana', 2, null, false);
    return { results: new ExamResultsInSql(db), close: add };
  });
});
