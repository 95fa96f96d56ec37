import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * What is asked of all products whenever one changes: their own order, the newest of them, and the next instant at which one is sold or shown
 * otherwise. Of 100,000, each of these looked at all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const instants = ['discount_starts_at', 'discount_ends_at', 'starts_at', 'ends_at'];
  await runStatements(db, [
    'create index products_by_status_and_position on products (status, position, id)',
    'create index products_by_status_and_published_at on products (status, published_at, id)',
    ...instants.map((each) => `create index products_by_${each} on products (${each}) where ${each} is not null`),
  ]);
}
