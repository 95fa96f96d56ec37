import { type Kysely, sql } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** The ids of what most accounts hold, most held first. */
export async function readPopular(db: Kysely<SchoolDatabase>, limit: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('grants', 'grants.product_id', 'products.id')
    .where('products.status', '=', 'published')
    .select(['products.id', ({ fn }) => fn.count<number | string>('grants.user_id').distinct().as('holders')])
    .groupBy(['products.id', 'products.position'])
    .orderBy(sql`holders`, 'desc')
    .orderBy('products.position')
    .orderBy('products.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
