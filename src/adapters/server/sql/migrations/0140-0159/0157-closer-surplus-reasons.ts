import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Reasons that the check on `reason` does not know; without a check of its own, so that the next one needs no column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ['alter table surplus_payments add column closer_reason text']);
}
