import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** What lists, facets and search read by: an index that holds all they ask. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create index products_browsed on products (status, kind, position, id, category_id, starts_at, ends_at,
      regular_price, discounted_price, discount_ends_at)`,
    'create index products_by_status_and_published_at on products (status, published_at, id)',
    'create index grants_by_product_id on grants (product_id, user_id)',
  ]);
}
