import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** By what a section was known before it was first published: whoever still has it open under that goes on with the same one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ['alter table book_sections add column draft_id text']);
}
