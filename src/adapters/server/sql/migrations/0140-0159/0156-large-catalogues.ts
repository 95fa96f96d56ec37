import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * What is asked of all products whenever one changes: their own order, and the next instant at which one is sold or shown otherwise. Of
 * 100,000, each of these looked at all. The first index does not begin with the status: SQLite would take such a one for whatever asks
 * for published products by their ids as well, and look at nearly all again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const instants = ['discount_starts_at', 'discount_ends_at', 'starts_at', 'ends_at'];
  await runStatements(db, [
    "create index published_products_by_position on products (position, id) where status = 'published'",
    ...instants.map((each) => `create index products_by_${each} on products (${each}) where ${each} is not null`),
  ]);
}
