import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** When a gateway was last asked again about a refund that it was said to have refused, or never to have heard of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table refunds add column asked_again_at text',
    "create index refunds_refused_by_updated_at on refunds (updated_at) where state = 'refused'",
  ]);
}
