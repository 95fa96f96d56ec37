import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * An attempt keeps the questions with which it was begun, each once for all attempts that ask it as it was. Attempts that there are
 * know only their seed, and are given theirs before their bank changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table asked_questions (
      digest text primary key,
      question_id integer not null,
      content text not null
    )`,
    'alter table exam_attempts add column asked text',
    'alter table exam_attempts add column pass_mark integer',
  ]);
}
