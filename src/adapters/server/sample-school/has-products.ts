import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Whether a school has any product: then it is nobody's to fill. */
export async function hasProducts(db: Kysely<SchoolDatabase>): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}
