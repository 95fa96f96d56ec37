import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Kinds of lines that the check on `kind` does not know; without a check of its own, so that the next one needs no column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ['alter table gateway_settlements add column closer_kind text']);
}
