import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/**
 * Whether a row of `orders` is a sale with a code: confirmed, and priced with it. By what the order was frozen with, since the use of its
 * code is given back with the last of its money, and a code's word may change; a snapshot that cannot be read is none. Written as the
 * index `orders_by_code` has it.
 */
export function isSoldWith(db: Kysely<SchoolDatabase>, codeId: RawBuilder<unknown>): RawBuilder<boolean> {
  const code =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? sql`code_of_snapshot(orders.snapshot)`
      : sql`(case when json_valid(orders.snapshot) then json_extract(orders.snapshot, '$.code.id') end)`;
  return sql<boolean>`(orders.code_word is not null and ${code} = ${codeId} and orders.status in ('confirmed', 'finished'))`;
}
