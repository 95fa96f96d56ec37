import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Who answers for a certificate and what was studied, frozen with it; those issued before say neither, as they always did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table certificates add column signer text',
    "alter table certificates add column syllabus text not null default '[]'",
  ]);
}
