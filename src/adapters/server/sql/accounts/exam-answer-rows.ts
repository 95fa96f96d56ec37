import type { Kysely } from 'kysely';
import type { RecordRow } from '#application/server/accounts/ports/personal-records.ts';
import type { Answers, Question, QuestionOption } from '#domain/exams/exam.ts';
import { askedByDigest } from '#adapters/server/sql/exams/asked-questions.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

type Worded = Pick<Question, 'id' | 'text' | 'options'>;

/** What somebody answered in exams, each with its question as it was asked, in words; never what would have been right. */
export async function examAnswersOf(db: Kysely<SchoolDatabase>, userId: string): Promise<readonly RecordRow[]> {
  const attempts = await db
    .selectFrom('exam_attempts')
    .innerJoin('exams', 'exams.id', 'exam_attempts.exam_id')
    .select(['exams.id', 'exams.title', 'exam_attempts.started_at as startedAt', 'exam_attempts.answers'])
    .select('exam_attempts.asked')
    .where('exam_attempts.user_id', '=', userId)
    .orderBy('exam_attempts.started_at')
    .execute();
  const present = await presentQuestions(
    db,
    attempts.flatMap(({ id, asked }) => (asked === null ? [id] : [])),
  );
  const rows: RecordRow[] = [];
  for (const { title, startedAt, answers, asked } of attempts) {
    const questions = asked === null ? present : await askedByDigest(db, parsed<readonly string[]>(asked, []));
    const known = new Map(questions.map((question) => [String(question.id), question]));
    for (const [id, given] of Object.entries(parsed<Answers>(answers, {}))) {
      const question = known.get(id);
      // What was written stands for itself.
      const words = given.map((each) => question?.options.find((option) => option.id === each)?.text ?? each);
      rows.push({ title, startedAt, question: question?.text ?? null, answer: words.join('; ') });
    }
  }
  return rows;
}

/** The questions of exams as they stand: attempts from before questions were kept ask these. */
async function presentQuestions(db: Kysely<SchoolDatabase>, exams: readonly number[]): Promise<readonly Worded[]> {
  if (exams.length === 0) return [];
  const rows = await db
    .selectFrom('exam_questions')
    .select(['id', 'text', 'options'])
    .where('exam_id', 'in', exams)
    .execute();
  return rows.map((row) => ({ ...row, options: parsed<readonly QuestionOption[]>(row.options, []) }));
}

/** What is kept as JSON; a document that is none says nothing. */
function parsed<T>(json: string, otherwise: T): T {
  try {
    return JSON.parse(json) as T;
  } catch {
    return otherwise;
  }
}
