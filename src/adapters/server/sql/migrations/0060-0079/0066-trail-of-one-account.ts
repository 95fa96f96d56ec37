import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** The trail of an account is found by it: whoever moves in with thousands of others is asked whether a letter went out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ['create index account_events_by_user_id on account_events (user_id)']);
}
