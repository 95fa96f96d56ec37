import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * What a reading was made from, so that it can be written on; and the text by which a module or a class was known before it was first
 * published, so that whoever still has it open under that text goes on with the same one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table classes add column reading_markdown text',
    'alter table classes add column draft_id text',
    'alter table modules add column draft_id text',
  ]);
}
