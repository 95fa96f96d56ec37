import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** For whom a product is: how much they should know beforehand, and what they need at hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table products add column level text',
    "alter table products add column requirements text not null default '[]'",
  ]);
}
