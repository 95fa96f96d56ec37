import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What a reading was made from, so that it can be written on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ['alter table classes add column reading_markdown text']);
}
