import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Since when a class can have been watched without the school being told; of the rows there are, since they were last written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ['alter table class_progress add column counts_from text']);
}
