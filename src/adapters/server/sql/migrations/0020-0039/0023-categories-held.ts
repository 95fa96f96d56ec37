import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Whether a category holds a product of some kinds is seen in an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ['create index products_by_category_id on products (category_id, status, kind)']);
}
