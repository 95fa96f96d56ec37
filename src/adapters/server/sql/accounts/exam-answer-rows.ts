import type { Kysely } from 'kysely';
import type { RecordRow } from '#application/server/accounts/ports/personal-records.ts';
import type { Answers, QuestionOption } from '#domain/exams/exam.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What somebody answered in exams, each with its question, in words; never what would have been right. */
export async function examAnswersOf(db: Kysely<SchoolDatabase>, userId: string): Promise<readonly RecordRow[]> {
  const attempts = await db
    .selectFrom('exam_attempts')
    .innerJoin('exams', 'exams.id', 'exam_attempts.exam_id')
    .select(['exams.id', 'exams.title', 'exam_attempts.started_at as startedAt', 'exam_attempts.answers'])
    .where('exam_attempts.user_id', '=', userId)
    .orderBy('exam_attempts.started_at')
    .execute();
  if (attempts.length === 0) return [];
  const questions = await db
    .selectFrom('exam_questions')
    .select(['id', 'text', 'options'])
    .where(
      'exam_id',
      'in',
      attempts.map(({ id }) => id),
    )
    .execute();
  const known = new Map(questions.map((question) => [String(question.id), question]));
  return attempts.flatMap(({ title, startedAt, answers }) =>
    Object.entries(parsed<Answers>(answers, {})).map(([id, given]) => {
      const question = known.get(id);
      const options = parsed<readonly QuestionOption[]>(question?.options ?? '[]', []);
      // What was written stands for itself.
      const words = given.map((each) => options.find((option) => option.id === each)?.text ?? each);
      return { title, startedAt, question: question?.text ?? null, answer: words.join('; ') };
    }),
  );
}

/** What is kept as JSON; a document that is none says nothing. */
function parsed<T>(json: string, otherwise: T): T {
  try {
    return JSON.parse(json) as T;
  } catch {
    return otherwise;
  }
}
