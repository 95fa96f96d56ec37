import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

const at = '2026-03-01T12:00:00.000Z';

/** Lets an account have completed a class. */
export async function insertProgress(
  db: Kysely<SchoolDatabase>,
  { userId, productId, classId }: { readonly userId: string; readonly productId: number; readonly classId: number },
): Promise<void> {
  await db
    .insertInto('class_progress')
    .values({
      user_id: userId,
      product_id: productId,
      class_id: classId,
      position_seconds: 60,
      watched: '[]',
      completed_at: at,
      updated_at: at,
      counts_from: null,
    })
    .execute();
}
