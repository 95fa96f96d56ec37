import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Classes that anyone may see before buying. One SQL for SQLite and PostgreSQL: text, integer and bigint only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table classes add column is_free integer not null default 0 check (is_free in (0, 1))',
  ]);
}
