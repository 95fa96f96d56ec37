import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** An exam that is taken out of its content stays for the attempts that there are. Numbers of questions that were asked are used once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table exams add column removed_at text',
    'create index asked_questions_by_question_id on asked_questions (question_id)',
  ]);
}
