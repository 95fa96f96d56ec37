import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Ratings that were given on another platform, which says so beside them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ['alter table content_ratings add column moved_at text']);
}
