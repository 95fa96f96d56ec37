import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What was bought by each order, in the order's own order. */
export async function titlesOfOrders(
  db: Kysely<SchoolDatabase>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (orderIds.length === 0) return new Map();
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'title'])
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  return new Map(orderIds.map((id) => [id, lines.filter((line) => line.order_id === id).map(({ title }) => title)]));
}
