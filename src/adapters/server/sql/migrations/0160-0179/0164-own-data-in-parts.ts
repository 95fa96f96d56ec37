import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** One's own notes and the trail of one's account are read part by part: without their order each part would look at all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'create index annotations_in_order on annotations (user_id, created_at, id) where removed_at is null',
    'create index account_events_in_order on account_events (user_id, at, id)',
  ]);
}
