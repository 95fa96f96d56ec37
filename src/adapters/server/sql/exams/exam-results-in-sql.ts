import type { Kysely } from 'kysely';
import { ExamResults } from '#application/server/exams/ports/exam-results.ts';
import { bestOf } from '#domain/exams/attempt.ts';
import type { ExamOutcome } from '#domain/learning/certificate.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class ExamResultsInSql extends ExamResults {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async ofStudent(userId: string, productId: number): Promise<readonly ExamOutcome[]> {
    const rows = await this.db
      .selectFrom('exams')
      .leftJoin('exam_attempts', (join) =>
        join
          .onRef('exam_attempts.exam_id', '=', 'exams.id')
          .on('exam_attempts.user_id', '=', userId)
          .on('exam_attempts.status', '=', 'closed'),
      )
      .select(['exams.id', 'exams.module_id', 'exam_attempts.grade', 'exam_attempts.passed'])
      .where('exams.product_id', '=', productId)
      .where('exams.removed_at', 'is', null)
      .orderBy('exams.id')
      .execute();
    const outcomes = new Map<number, ExamOutcome>();
    for (const { id, module_id: moduleId, grade, passed } of rows) {
      const known = outcomes.get(id)?.best ?? null;
      const closed = grade === null ? [] : [{ grade, passed: passed === 1 }];
      outcomes.set(id, { moduleId, best: bestOf([...(known === null ? [] : [known]), ...closed]) });
    }
    return [...outcomes.values()];
  }
}
