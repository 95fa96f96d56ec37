import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Attempts that there are keep all questions in the order in which they are written: nothing is drawn without a seed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table exams add column draws integer',
    "alter table exams add column key_telling text not null default 'once-passed'",
    'alter table exam_attempts add column seed text',
    'alter table exam_attempts add column drawn integer',
  ]);
}
