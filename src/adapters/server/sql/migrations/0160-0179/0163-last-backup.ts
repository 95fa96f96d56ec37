import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** When a copy of the school was last made and how many bytes it has: a command makes it, and the office has to know of it. Decision 0123. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table last_backups (
      place integer primary key check (place = 1),
      ended_at text not null,
      bytes bigint not null
    )`,
  ]);
}
