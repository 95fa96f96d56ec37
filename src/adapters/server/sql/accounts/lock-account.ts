import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Keeps others who ask the same of this account waiting until the transaction ends. Writing the row is the lock, on both engines. */
export async function lockAccount(db: Kysely<SchoolDatabase>, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((column) => ({ role: column.ref('role') }))
    .where('id', '=', userId)
    .execute();
}
