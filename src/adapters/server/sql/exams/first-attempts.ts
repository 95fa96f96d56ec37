import type { Kysely } from 'kysely';
import { pickQuestions } from '#domain/exams/draw.ts';
import type { Answers, KeyedQuestion } from '#domain/exams/exam.ts';
import type { SatAttempt } from '#domain/exams/question-figures.ts';
import { askedByDigest, digestsOf } from './asked-questions.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Of how many students' attempts figures are made at most: the latest. */
const mostAttemptsCounted = 5000;
/** Each student's first closed attempt at an exam, of the latest students. @param bank as it stands, which attempts from before questions were kept draw from. */
export async function firstAttempts(
  db: Kysely<SchoolDatabase>,
  examId: number,
  bank: readonly KeyedQuestion[],
): Promise<readonly SatAttempt[]> {
  const rows = await db
    .selectFrom('exam_attempts')
    .select(['user_id', 'asked', 'answers', 'seed', 'drawn'])
    .where('exam_id', '=', examId)
    .where('status', '=', 'closed')
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  const first = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!first.has(row.user_id)) first.set(row.user_id, row);
  const counted = [...first.values()].slice(-mostAttemptsCounted);
  const digests = [...new Set(counted.flatMap(({ asked }) => (asked === null ? [] : digestsOf(asked))))];
  const questions = await askedByDigest(db, digests);
  const byDigest = new Map(digests.map((digest, index) => [digest, questions[index]]));
  return counted.map(({ asked, answers, seed, drawn }) => ({
    answers: JSON.parse(answers) as Answers,
    questions:
      asked === null
        ? pickQuestions(bank, { seed, count: drawn })
        : digestsOf(asked).flatMap((digest) => byDigest.get(digest) ?? []),
  }));
}
