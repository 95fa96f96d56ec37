import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What waits for somebody of the office is counted on its first page: by an index, however much there was before. Decision 0123. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'create index consultations_that_wait on consultations (product_id, asked_at) where answer is null',
    "create index reports_of_reviews on review_votes (review_id) where kind = 'reported'",
  ]);
}
