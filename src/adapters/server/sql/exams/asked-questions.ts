import { inParts } from '#adapters/server/sql/shared/in-parts.ts';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { KeyedQuestion } from '#domain/exams/exam.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** How many are written or asked for at once: fewer than a statement may have parameters. */
const atOnce = 200;

/** Keeps each question as it is, unless it is kept so already; their digests in the same order. */
export async function keepAsked(
  db: Kysely<SchoolDatabase>,
  questions: readonly KeyedQuestion[],
): Promise<readonly string[]> {
  const rows = questions.map((question) => {
    const content = contentOf(question);
    return { digest: createHash('sha256').update(content).digest('base64url'), question_id: question.id, content };
  });
  // In one order, whoever writes: two attempts that begin at once wait for each other, and never in a circle.
  const inOrder = rows.toSorted((one, other) => (one.digest < other.digest ? -1 : 1));
  for (const some of inParts(inOrder, atOnce)) {
    await db
      .insertInto('asked_questions')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return rows.map(({ digest }) => digest);
}

/** The questions of those digests, in their order. @throws Error when one is not kept: nothing takes any away. */
export async function askedByDigest(
  db: Kysely<SchoolDatabase>,
  digests: readonly string[],
): Promise<readonly KeyedQuestion[]> {
  const kept = new Map<string, KeyedQuestion>();
  for (const some of inParts(digests, atOnce)) {
    const rows = await db
      .selectFrom('asked_questions')
      .select(['digest', 'content'])
      .where('digest', 'in', some)
      .execute();
    for (const { digest, content } of rows) kept.set(digest, JSON.parse(content) as KeyedQuestion);
  }
  return digests.map((digest) => {
    const question = kept.get(digest);
    if (question === undefined) throw new Error(`The question ${digest} of an attempt is not kept`);
    return question;
  });
}

/** The column `asked` of an attempt. */
export function digestsOf(asked: string): readonly string[] {
  return JSON.parse(asked) as string[];
}

/** Named one by one, so that the same question always has the same digest. */
function contentOf({ id, kind, text, options, image, points, key, reason }: KeyedQuestion): string {
  return JSON.stringify({
    id,
    kind,
    text,
    options: options.map((option) => ({ id: option.id, text: option.text })),
    image: image === null ? null : { source: image.source, text: image.text },
    points,
    key,
    reason,
  });
}
