import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** The school's secret of that name, made once and then the same in every process that shares the database. */
export async function secretNamed(
  db: Kysely<SchoolDatabase>,
  name: string,
  make: () => Uint8Array,
  now: Date,
): Promise<Uint8Array> {
  await db
    .insertInto('school_secrets')
    .values({ name, value: Buffer.from(make()).toString('base64'), created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('school_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64');
}
