import type { Kysely } from 'kysely';
import { ProgressRecords, type ProductProgress } from '#application/server/learning/ports/progress-records.ts';
import type { ClassProgress, ProgressOfClasses } from '#domain/learning/progress.ts';
import { newStudyClock, type StudyClock } from '#domain/learning/study-clock.ts';
import type { Interval } from '#domain/learning/watched.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class ProgressRecordsInSql extends ProgressRecords {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async lockClock(userId: string, now: Date): Promise<StudyClock> {
    const fresh = newStudyClock(now);
    await this.db
      .insertInto('study_clocks')
      .values({ user_id: userId, at: fresh.at.toISOString(), credit_ms: fresh.creditMs })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    // An update, though it changes nothing, is the one lock that both engines know.
    const row = await this.db
      .updateTable('study_clocks')
      .set({ user_id: userId })
      .where('user_id', '=', userId)
      .returning(['at', 'credit_ms'])
      .executeTakeFirstOrThrow();
    return { at: new Date(row.at), creditMs: row.credit_ms };
  }

  async setClock(userId: string, clock: StudyClock): Promise<void> {
    await this.db
      .updateTable('study_clocks')
      .set({ at: clock.at.toISOString(), credit_ms: Math.floor(clock.creditMs) })
      .where('user_id', '=', userId)
      .execute();
  }

  async ofProduct(userId: string, productId: number): Promise<ProgressOfClasses> {
    const rows = await this.db
      .selectFrom('class_progress')
      .select(['class_id', 'position_seconds', 'watched', 'completed_at', 'updated_at', 'counts_from'])
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .execute();
    return new Map(
      rows.map((row) => [
        row.class_id,
        {
          positionSeconds: row.position_seconds,
          watched: JSON.parse(row.watched) as Interval[],
          completedAt: row.completed_at === null ? null : new Date(row.completed_at),
          updatedAt: new Date(row.updated_at),
          // Rows from before there was such a thing say when they were last written.
          countsFrom: new Date(row.counts_from ?? row.updated_at),
        },
      ]),
    );
  }

  async save(
    userId: string,
    of: { readonly classId: number; readonly productId: number },
    progress: ClassProgress,
  ): Promise<void> {
    const values = {
      position_seconds: progress.positionSeconds,
      watched: JSON.stringify(progress.watched),
      completed_at: progress.completedAt?.toISOString() ?? null,
      updated_at: progress.updatedAt.toISOString(),
      counts_from: progress.countsFrom.toISOString(),
    };
    await this.db
      .insertInto('class_progress')
      .values({ user_id: userId, class_id: of.classId, product_id: of.productId, ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'class_id']).doUpdateSet(values))
      .execute();
  }

  async summaryOf(userId: string): Promise<readonly ProductProgress[]> {
    const rows = await this.db
      .selectFrom('class_progress')
      .select(({ fn }) => [
        'product_id',
        fn.count<number>('completed_at').as('completed'),
        fn.max('updated_at').as('last_at'),
      ])
      .where('user_id', '=', userId)
      .groupBy('product_id')
      .orderBy('last_at', 'desc')
      .execute();
    return rows.map((row) => ({
      productId: row.product_id,
      completed: Number(row.completed),
      lastAt: new Date(row.last_at),
    }));
  }
}
