import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** How many days before its end whoever has a plan was last written to about it; a plan had again is another grant, which nobody was written to about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table grants add column told_days integer check (told_days >= 0)',
    'create index grants_by_ends_at on grants (ends_at)',
  ]);
}
