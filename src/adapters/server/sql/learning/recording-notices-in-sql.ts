import { type Kysely, sql } from 'kysely';
import { RecordingNotices } from '#application/server/learning/ports/recording-notices.ts';
import type { SomebodysSeminar } from '#application/server/learning/ports/seminar-notices.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { enrolledIn } from './enrolled.ts';
import { recordedClasses } from './seminar-schedule-in-sql.ts';

export class RecordingNoticesInSql extends RecordingNotices {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async unnoted(now: Date): Promise<readonly number[]> {
    const rows = await this.db
      .selectFrom('products')
      .leftJoin('seminar_recordings', 'seminar_recordings.product_id', 'products.id')
      .select('products.id')
      .where('products.kind', '=', 'seminar')
      .where('seminar_recordings.product_id', 'is', null)
      .where('products.ends_at', '<=', now.toISOString())
      .whereRef('products.created_at', '<', 'products.ends_at')
      .where((either) =>
        either.or([either('products.status', '=', 'published'), either('products.retired_at', 'is not', null)]),
      )
      .where((either) =>
        either.or([
          either(recordedClasses, '>', 0),
          either.exists(
            either
              .selectFrom('seminar_sessions')
              .select('seminar_sessions.id')
              .whereRef('seminar_sessions.product_id', '=', 'products.id')
              .where('removed_at', 'is', null)
              .where('recording', 'is not', null),
          ),
        ]),
      )
      .orderBy('products.id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async note(productId: number, now: Date): Promise<void> {
    const noted = await this.db
      .insertInto('seminar_recordings')
      .values({ product_id: productId, known_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if ((noted.numInsertedOrUpdatedRows ?? 0n) === 0n) return;
    await this.db
      .insertInto('recording_notices')
      .columns(['product_id', 'user_id'])
      .expression(enrolledIn(this.db, [productId], now))
      .execute();
  }

  waiting(most: number): Promise<readonly SomebodysSeminar[]> {
    return this.db
      .selectFrom('recording_notices')
      .select(['user_id as userId', 'product_id as productId'])
      .orderBy('product_id')
      .orderBy('user_id')
      .limit(most)
      .execute();
  }

  async take({ userId, productId }: SomebodysSeminar, now: Date): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('recording_notices')
      .where('product_id', '=', productId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    const enrolled = await this.db
      .selectFrom(enrolledIn(this.db, [productId], now).as('enrolled'))
      .select(sql<number>`1`.as('is'))
      .where('enrolled.user_id', '=', userId)
      .executeTakeFirst();
    return enrolled !== undefined;
  }
}
