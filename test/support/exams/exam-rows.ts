import type { Kysely } from 'kysely';
import type { ContentWithExams } from '#test/memory/exams/exam-records-in-memory.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { insertModule, insertProduct } from '#test/support/shared/rows.ts';

/** Inserts contents with their modules, exams and questions. */
export async function insertContents(db: Kysely<SchoolDatabase>, contents: readonly ContentWithExams[]): Promise<void> {
  for (const { id, slug, title, modules, exams } of contents) {
    await insertProduct(db, id, { slug, title });
    for (const [index, module] of modules.entries()) {
      await insertModule(db, { ...module, product_id: id, position: index + 1 });
    }
    for (const exam of exams) await insertExam(db, exam);
  }
}

/** Inserts an exam with its questions. */
export async function insertExam(db: Kysely<SchoolDatabase>, exam: ContentWithExams['exams'][number]): Promise<void> {
  await db
    .insertInto('exams')
    .values({
      id: exam.id,
      product_id: exam.productId,
      module_id: exam.moduleId,
      title: exam.title,
      pass_mark: exam.passMark,
      attempts_a_day: exam.attemptsADay,
      minutes: exam.minutes,
      draws: exam.draws,
      key_telling: exam.keyTelling,
    })
    .execute();
  for (const [index, question] of exam.questions.entries()) {
    await db
      .insertInto('exam_questions')
      .values({
        id: question.id,
        exam_id: exam.id,
        position: index + 1,
        kind: question.kind,
        text: question.text,
        options: JSON.stringify(question.options),
        key: JSON.stringify(question.key),
        points: question.points,
        reason: question.reason,
      })
      .execute();
  }
}
