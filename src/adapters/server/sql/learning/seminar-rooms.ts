import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Where a seminar is attended on line; null: it is not, or not known yet. */
export async function roomOf(db: Kysely<SchoolDatabase>, productId: number): Promise<string | null> {
  const row = await db
    .selectFrom('seminar_rooms')
    .select('address')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.address ?? null;
}

/** Keeps where a seminar is attended on line: its sessions, save those that have a room of their own, are moved with it. */
export async function keepRoom(
  db: Kysely<SchoolDatabase>,
  productId: number,
  address: string | null,
  now: Date,
): Promise<void> {
  if ((await roomOf(db, productId)) === address) return;
  await db.deleteFrom('seminar_rooms').where('product_id', '=', productId).execute();
  if (address !== null) await db.insertInto('seminar_rooms').values({ product_id: productId, address }).execute();
  const at = now.toISOString();
  await db
    .updateTable('seminar_sessions')
    .set((row) => ({ changed_at: at, sequence: row('sequence', '+', 1) }))
    .where('product_id', '=', productId)
    .where('room', 'is', null)
    .where('removed_at', 'is', null)
    .where('ends_at', '>', at)
    .execute();
}
