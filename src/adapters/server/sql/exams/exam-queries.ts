import type { Kysely, Selectable } from 'kysely';
import type { KeyedQuestion } from '#domain/exams/exam.ts';
import type { ExamsTable } from '#adapters/server/sql/tables/learning-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { keyedQuestionOf } from './exam-rows.ts';

/** The exams of a product that are not removed, in the order of their modules, the general one last. */
export async function examRowsOf(
  db: Kysely<SchoolDatabase>,
  productId: number,
): Promise<readonly Selectable<ExamsTable>[]> {
  const rows = await db
    .selectFrom('exams')
    .leftJoin('modules', 'modules.id', 'exams.module_id')
    .selectAll('exams')
    .select('modules.position as module_position')
    .where('exams.product_id', '=', productId)
    .where('exams.removed_at', 'is', null)
    .execute();
  const place = (row: { module_position: number | null }): number => row.module_position ?? Number.MAX_SAFE_INTEGER;
  return rows.toSorted((one, other) => place(one) - place(other) || one.id - other.id);
}

/** The whole bank of an exam, as it is written. */
export async function questionsOfExam(db: Kysely<SchoolDatabase>, examId: number): Promise<readonly KeyedQuestion[]> {
  const rows = await db
    .selectFrom('exam_questions')
    .selectAll()
    .where('exam_id', '=', examId)
    .orderBy('position')
    .execute();
  return rows.map(keyedQuestionOf);
}
